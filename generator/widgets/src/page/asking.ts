/** The sheet of all that asks or is asked, which no reader of rules needs: whatever imports this waits for it. */

import { sheet } from "./files";

await sheet("asking");
