/**
 * What a page loads at once and later scripts use, too. Every script is made to import it (build.mjs):
 * so these modules are one file, which packs better than one for each set of users.
 *
 * The words import it, too, and may come after these modules: their first lines use none, only their functions do.
 */

import "./cards/faces";
import "./engine/request";
import "./engine/warm";
import "./figure/hand-stage";
import "./figure/parts";
import "./figure/printed-stage";
import "./figure/scene-stage";
import "./figure/stage";
import "./offline/place";
import "./page/address";
import "./page/dead-ends";
import "./page/dom";
import "./page/idle";
import "./page/instant-navigation";
import "./late";
import "./page/storage";
import "./stepper/stepper";
import "words/figure";
