/** The reader's practice as the text of a file: everything that this device keeps of it, to take to another. */

import { isRecord, PRACTICE, remove } from "../page/storage";
import { type Book, book, isBook, keep } from "./book";
import { KEY as ANSWERS, type Answers, answers, isAnswers, mergeAnswers } from "./progress";

/** What a file holds. */
interface Practice {
  practice: Book;
  answers: Answers;
}

export interface Imported {
  /** Of so many rules the file told. */
  rules: number;
}

export function exported(): string {
  const all: Practice = { practice: book(), answers: answers() };
  return `${JSON.stringify(all, null, 1)}\n`;
}

/** Take over what a file holds beside what is here; undefined, and nothing changed, if it is no such file. */
export function imported(text: string): Imported | undefined {
  const read = practiceIn(text);
  if (!read) return undefined;
  keep(read.practice);
  mergeAnswers(read.answers);
  return { rules: Object.keys(read.practice.rules).length };
}

function practiceIn(text: string): Practice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && isBook(value.practice) && isAnswers(value.answers)) {
      return { practice: value.practice, answers: value.answers };
    }
  } catch {
    // Said to the reader as any other file that is none of ours.
  }
  return undefined;
}

export function answersKept(): number {
  return Object.keys(answers()).length;
}

export function forget(): void {
  remove(PRACTICE);
  remove(ANSWERS);
}
