/**
 * What a page loads at once and later scripts use, too. Every script is made to import it (build.mjs):
 * so these modules are one file, which packs better than one for each set of users.
 */

import "./address";
import "./cards";
import "./clauses";
import "./dom";
import "./engine";
import "./marks";
import "./stages";
import "./status";
import "./stored";
