/**
 * What a page loads at once and later scripts use, too. Every script is made to import it (build.mjs):
 * so these modules are one file, which packs better than one for each set of users.
 */

import "./page/address";
import "./cards/pack";
import "./page/clauses";
import "./page/dom";
import "./engine/client";
import "./quiz/marks";
import "./figure/stages";
import "./engine/status";
import "./page/storage";
