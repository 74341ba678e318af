import { remember } from "#core/remember.ts";
import { type BodyStyle, isBodyStyle } from "./body-shapes.ts";

type BodyNames = { body: string; make?: string; model?: string; trim?: string };

const car = ["sedan", "coupe", "hatchback", "wagon", ""];
const hatch = ["hatchback", "coupe", "sedan", ""];
const pickup = ["pickup", ""];
const tall = ["suv", "wagon", ""];
const van = ["van", "minivan", ""];

/** Which silhouette a name means, among the bodies that it may refine: a Mustang without a roof stays a convertible. */
const named: readonly (readonly [BodyStyle, readonly string[], RegExp])[] = [
  ["limousine", car, /\blimo/],
  ["beetle", car, /\bbeetle\b/],
  ["heavyduty", pickup, /\b[23]500\b|\bf-?[234]50\b|super ?duty|dually|\bj-20\b/],
  [
    "crewcab",
    pickup,
    /crew|quad cab|mega cab|double cab|avalanche|ridgeline|sport trac|gladiator|h3t|blackwood|mark lt/,
  ],
  ["extendedcab", pickup, /ext(ended)? cab|super ?cab|king cab|xtra ?cab|club cab|access cab/],
  [
    "compactpickup",
    pickup,
    /\bs-?10\b|sonoma|ranger|courier|\bluv\b|ram 50|dakota|mighty max|raider|frontier|hardbody|tacoma|b-series|hombre|comanche|colorado|canyon|isuzu i-|equator|brat|baja|(toyota|nissan|isuzu) pickup/,
  ],
  ["wrangler", tall, /wrangler|\bcj-\d|scrambler|samurai/],
  ["smallsuv", tall, /tracker|sidekick|x-90|suzuki vitara|amigo|bronco ii|dodge raider|vehicross/],
  [
    "largesuv",
    tall,
    /suburban|tahoe|yukon|expedition|excursion|escalade|navigator|armada|sequoia|qx56|qx80|aspen|gls?-class|lexus lx/,
  ],
  [
    "offroader",
    tall,
    /jeep cherokee|wagoneer|commander|patriot|liberty|bronco|4runner|trooper|land cruiser|fj cruiser|montero(?! sport)|discovery|\blr[34]\b|range rover(?! (sport|evoque))|g-class|hummer|xterra|ramcharger|nitro/,
  ],
  ["boxy", [...tall, "hatchback"], /element|\bsoul\b|\bcube\b|scion xb|\bflex\b|\bhhr\b/],
  [
    "crossover",
    tall,
    /\b[chb]r-v\b|rav4|escape|equinox|rogue|tucson|sportage|\bcx-|mariner|tribute|outlander|murano|\bedge\b|mk[cx]|\bvue\b|torrent|terrain|encore|trax|kona|kicks|juke|forester|crosstrek|tiguan|compass|renegade|santa fe|sorento|\b[rd]dx\b|lexus [rnu]x|x[13]\b|q[35]\b|gl[abck]|xc[46]0|endeavor|venza|captiva|freelander|lr2|macan|c-hr|niro/,
  ],
  ["stepvan", [...van, "truck"], /step ?van|\bp-?30\b|grumman/],
  ["passengervan", van, /passenger|club wagon|volkswagen bus|vanagon|eurovan|astro|safari|toyota van|nissan van/],
  ["hybrid", hatch, /prius|insight|ioniq|\bvolt\b|\bleaf\b|bolt ev|clarity/],
  [
    "mini",
    hatch,
    /mini cooper|fiat 500\b|fortwo|scion iq|\bspark\b|micra|metro|festiva|i-miev|justy|forsa|\bswift\b|aspire|starlet|honda fit|\bmazda2\b/,
  ],
  [
    "threedoor",
    hatch,
    /\bcr-?x\b|cr-z|rabbit|golf|\bgti\b|\br32\b|pinto|chevette|\bomni\b|horizon|dodge colt|mazda 323|\bglc\b|integra|\brsx\b|daytona|turismo|pulsar|volvo c30|veloster|geo storm|scirocco/,
  ],
  [
    "sports",
    ["coupe", ""],
    /corvette|viper|gt-r|[23][0-9]0zx?\b|\brx-[78]\b|supra|mr2|\bnsx\b|porsche 9|cayman|3000gt|stealth|fiero|crossfire|ford gt\b|brz|fr-s|toyota 86|celica|starion|conquest|audi tt/,
  ],
  [
    "muscle",
    ["coupe", ""],
    /mustang|camaro|firebird|challenger|\bgto\b|monte carlo|\bnova\b|cutlass|duster|thunderbird|cougar|maverick|cordoba|mirada/,
  ],
  [
    "roadster",
    ["convertible", "coupe", ""],
    /miata|s2000|\bz[34]\b|boxster|solstice|saturn sky|prowler|sl[kc]-class|spider|\bxlr\b|del sol/,
  ],
  [
    "fullsize",
    ["sedan", ""],
    /crown victoria|marquis|marauder|town car|caprice|roadmaster|electra|lesabre|park avenue|deville|\bdts\b|fleetwood|brougham|galaxie|\bltd\b|impala|bonneville|parisienne|catalina|eighty eight|ninety eight|delta 88|gran fury|new yorker|fifth avenue|imperial|chrysler 300\b|s-class|7-series|jaguar xj|continental|diplomat|monaco/,
  ],
  [
    "compact",
    ["sedan", ""],
    /civic|corolla|sentra|accent|kia rio|aveo|cavalier|cobalt|escort|focus|neon|tercel|\becho\b|yaris|protege|mirage|lancer|esteem|aerio|lanos|versa|prizm|jetta|\bfox\b|elantra|spectra|sephia|forte|impreza|saturn ion|s-series|summit|plymouth colt|contour|tempo|topaz|mazda3|dart|cruze/,
  ],
];

const find = remember((text): BodyStyle => {
  const [body = "", name = ""] = text.split("|");
  const hit = name && named.find(([, bodies, names]) => bodies.includes(body) && names.test(name));
  return hit ? hit[0] : isBodyStyle(body) ? body : "sedan";
});

/** The drawing that is likest: by make and model where their shape is known, else by body, else a sedan. */
export const silhouetteOf = ({ body, make = "", model = "", trim = "" }: BodyNames): BodyStyle =>
  find(`${body}|${`${make} ${model} ${trim}`.trim().toLowerCase()}`);
