// Stands before Material's search worker: what is indexed and what is asked are compared without accents.
// The text itself stays as it is, so that results show "misère" to those who have typed "misere".
{
  const OTHERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };
  const fold = (text) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[ßæœøđðþłı]/g, (letter) => OTHERS[letter]);
  const foldTokens = () => {
    const { Token } = lunr;
    // biome-ignore lint/complexity/useArrowFunction: lunr calls it with `new`.
    lunr.Token = function (text, metadata) {
      return new Token(fold(text), metadata);
    };
    lunr.Token.prototype = Token.prototype;
  };
  let folds = false;
  // Heard before Material's own listener, which gets the same message: a query is a text, else it is the index.
  addEventListener("message", ({ data: message }) => {
    if (typeof message.data === "string") message.data = fold(message.data);
    else if (!folds) foldTokens((folds = true));
  });
}
