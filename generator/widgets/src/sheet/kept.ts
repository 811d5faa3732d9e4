/** Evenings as this device keeps them. */

import { Shelf } from "../page/shelf";
import { type Evening, upgraded } from "./evening";

export const evenings = new Shelf<Evening>("followsuit.scores", "evenings", upgraded);
