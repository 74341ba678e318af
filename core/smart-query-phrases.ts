import { backInWords } from "./smart-query-back.ts";

type Phrases = readonly (readonly [RegExp, string])[];

/** Who sits on which side, and that the door beside them is a front one, in the words in which a price list tells its kinds. */
const phrases: Phrases = [
  [/(?<!\w)(?:de adelante|del frente|de frente|frontal(?:es)?|de la parte de enfrente)(?!\w)/g, "enfrente"],
  [/(?<!\w)(?<!(?:en|para|pa|hacia|mas) )adelante(?!\w)/g, "enfrente"],
  [/(?<!\w)posterior(?:es)?(?!\w)/g, "trasero"],
  [/(?<!\w)back[ -]up(?= (?:lights?|lamps?|camera|sensor)(?!\w))/g, "backup"],
  // Behind, and on whose side: no front door, and no liftgate.
  [/(?<!\w)rear driver(?:'?s)?(?:[ -]side)?(?= [a-z])/g, "rear left"],
  [/(?<!\w)rear passenger(?:'?s)?(?:[ -]side)?(?= [a-z])/g, "rear right"],
  [/(?<!\w)driver(?:'?s)?(?:[ -]side)? rear(?!\w)/g, "left rear"],
  [/(?<!\w)passenger(?:'?s)?(?:[ -]side)? rear(?!\w)/g, "right rear"],
  [
    /(?<!\w)(puertas?) (?:de )?atras (?=(?:del? )?(?:lado|izq|der|chofer|conductor|piloto|copiloto|pasajero))/g,
    "$1 trasera ",
  ],
  [/(?<!\w)(traser[oa]s?) (?:del? )?(?:chofer|conductor|piloto)(?!\w)/g, "$1 izquierda"],
  [/(?<!\w)(traser[oa]s?) (?:del? )?(?:copiloto|pasajero|acompanante)(?!\w)/g, "$1 derecha"],
  [/(?<!\w)(?:del? |en el )?lado (?:del? )?(?:chofer|conductor|piloto)(?!\w)/g, "izquierdo"],
  [/(?<!\w)(?:del? |en el )?lado (?:del? )?(?:copiloto|pasajero|acompanante)(?!\w)/g, "derecho"],
  [
    /(?<!\w)(puertas?|vidrio|ventana|asiento|manija|chapa|elevador) (?:del? )?(?:chofer|conductor|piloto)(?!\w)/g,
    "$1 delantera izquierda",
  ],
  [
    /(?<!\w)(puertas?|vidrio|ventana|asiento|manija|chapa|elevador) (?:del? )?(?:copiloto|pasajero|acompanante)(?!\w)/g,
    "$1 delantera derecha",
  ],
  [/(?<!\w)espejo (?:del? )?(?:chofer|conductor|piloto)(?!\w)/g, "espejo izquierdo"],
  [/(?<!\w)espejo (?:del? )?(?:copiloto|pasajero|acompanante)(?!\w)/g, "espejo derecho"],
  [/(?<!\w)(?:del? |en el )?lado (derech[oa]|izquierd[oa])(?!\w)/g, "$1"],
  [/(?<!\w)de a?bajo(?! del?(?!\w))(?!\w)/g, "inferior"],
  [/(?<!\w)de arriba(?! del?(?!\w))(?!\w)/g, "superior"],
  // An "auto" is a car too, which a gearbox's name is not.
  [/(?<!\w)auto(?= (?:trans(?:mission)?|tranny|gear ?box)(?!\w))/g, "automatic"],
  // What closes the back of a car, and no car of that body.
  [/(?<!\w)(?:rear|back|trunk) hatch(?![\w-]| (?:rear |back )?(?:glass|window)(?!\w))/g, "liftgate"],
  [/(?<!\w)hatch (?:rear |back )?(?:glass|window)(?!\w)/g, "hatchback back glass"],
  // Where it is, and no steering.
  [/(?<!\w)direccion (?:del?|de la) (?=yonke|rastro|patio|yarda|tienda|sucursal)/g, ""],
  // Whether it does, and no Honda Fit.
  [/(?<!\w)(?:le quedan?|(?<!honda )fit (?=(?:my|mine|an?|into|onto|on|in|the|any)(?![\w/])))/g, ""],
  [
    /(?<!\w)(?:(?:doesn|don|didn|won|wouldn|can)'?t|does not|did not|not|to|it|they|it'?ll|will|would|should) fit(?!\w)/g,
    "",
  ],
  // Whose airbag it is says where it is: one at the side is another.
  [/(?<!\w)driver(?:'?s)?[ -]side(?= air ?bags?(?!\w))/g, "driver"],
  [/(?<!\w)passenger(?:'?s)?[ -]side(?= air ?bags?(?!\w))/g, "passenger"],
  [/(?<!\w)driver(?:'?s)?[ -]side(?!\w)/g, "left"],
  [/(?<!\w)(?:passenger(?:'?s)?|pass\.?)[ -]side(?!\w)/g, "right"],
  // Asked of the yard, they sell nothing.
  [/(?<!\w)(?:(?:do|does) )?(?:you|ya|yall|u)(?: guys)? sell(?!\w)/g, ""],
  [/(?<!\w)venden(?!\w)/g, ""],
  // The price is asked, and no bargain.
  [
    /(?<!\w)(?:a como|(?:en )?cuanto|en que) (?:me )?(?:los? |las? )?(?:salen?|saldrian?|venden?|dan|dejan)(?!\w)/g,
    "cuanto",
  ],
  [/(?<!\w)pick[ -]?(?:n|and|&)[ -]?pull(?!\w)/g, ""],
  [/(?<!\w)(?:sell|get|find|give) (?:me|us)(?!\w)/g, ""],
  [/(?<!\w)(doble|cabina) (cabina|doble)(?!\w)/g, "$1-$2"],
  [/(?<!\w)cabina y media(?!\w)/g, "cabina-y-media"],
  [/(?<!\w)cabina (extendida|sencilla|regular|simple)(?!\w)/g, "cabina-$1"],
  // What a pickup carries, and no quarter panel.
  [/(?<!\w)(?:half|1\/2)[ -]ton(?!\w)/g, "half-ton"],
  [/(?<!\w)(?:(?:3|three)[ -/]quarters?|3\/4)[ -]ton(?!\w)/g, "three-quarter-ton"],
  // A body of a truck is no cab by itself.
  [
    /(?<!\w)(ext(?:ended)?|crew|quad|regular|king|double|access|club|super|mega|single|std|standard)[ -]cab(?!\w)/g,
    "$1-cab",
  ],
  [/(?<!\w)(left|right)[ -](?:hand[ -])?side(?! (?:mirror|marker|mold|step|skirt|airbag|panel))(?!\w)/g, "$1"],
  [/(?<!\w)driver(?:'?s)? (door|window|seat)(?!\w)/g, "front left $1"],
  [/(?<!\w)passenger(?:'?s)? (door|window|seat)(?!\w)/g, "front right $1"],
  [/(?<!\w)driver(?:'?s)? mirror(?!\w)/g, "left mirror"],
  [/(?<!\w)passenger(?:'?s)? mirror(?!\w)/g, "right mirror"],
  [/(?<!\w)hub (caps?)(?!\w)/g, "hub$1"],
  // What a car rides on, and nobody's ride.
  [/(?<!\w)air[ -]?ride(?: suspension)?(?!\w)/g, "air suspension"],
  // A whole axle, by its own mark or by the brakes on it.
  [
    /(?<![\w.])((?:(?:7\.5|8\.8|9\.75|[2-5]\.\d{2}|9-inch|1[024]-bolt|dana-\d{2})(?: posi)?|posi)) (dis[ck]s?|drums?)(?: brakes?)? rear(?: end)?(?!\w)/g,
    "$1 rear end with $2",
  ],
  [
    /(?<![\w.])((?:(?:7\.5|8\.8|9\.75|[2-5]\.\d{2}|9-inch|1[024]-bolt|dana-\d{2})(?: posi)?|posi)) rear(?!\w)(?! (?:end|axle|diff|gear|hous|cover|shaft|dis[ck]|drum|brake|rotor|caliper|wheel|bumper|seat|door|window|glass|spring|shock|strut|third|chunk|center|pinion|seal|bearing|ring|main|drive|left|right|suspension|hatch|light))/g,
    "$1 rear end",
  ],
  [
    /(?<=(?:^|[,;] ?|(?<!\w)(?:an?|the|my|need|want|complete|whole|posi) ))rear(?= (?:with|w) (?:dis[ck]|drum)s?(?!\w))/g,
    "rear end",
  ],
  // What the car is, and no part of a name: "four wheel drive transfer case".
  [/(?<!\w)(?:four|4)[ -]wheel[ -]drive(?!\w)/g, "4x4"],
  [/(?<!\w)all[ -]wheel[ -]drive(?!\w)/g, "awd"],
  [/(?<!\w)rear[ -](?:view|vue)(?!\w)/g, "rearview"],
  // A greeting, and a wish that is none of a thing.
  [/(?<!\w)(?:buen dia|buen[oa]s (?:dias|tardes|noches)|good (?:morning|afternoon|evening|day)|que tal)(?!\w)/g, ","],
  [
    /(?<!\w)(?:if (?:possible|available|you (?:have|got) (?:it|one|any))|si (?:se puede|es posible|aparece|hay|(?:l[oa]s? )?tienen))(?!\w)/g,
    ",",
  ],
  // What it shall have.
  [
    /(?<!\w)(?:que (?:traigan?|tengan?|lleven?|vengan? con)|con todo y?|that (?:comes? with|has|have)|w\/|w(?= ))(?= ?[a-z])/g,
    "con",
  ],
  [/(?<!\w)y todo(?!\w)/g, ""],
  [/(?<!\w)plug in(?! (?:an?|the|my)(?!\w))/g, "plug-in"],
  [/(?<!\w)a\/c(?!\w)/g, "ac"],
  [/(?<!\w)(?:in stock|en existencia|available|disponibles?)(?!\w)/g, ""],
  // As many spell it.
  [/(?<!\w)(head|tail|fog|brake|side|dome|marker|corner|parking)[ -]?lite(s?)(?!\w)/g, "$1light$2"],
  // As the trade writes it.
  [/(?<!\w)izq\.?(?![\w-])/g, "izquierdo"],
  [/(?<!\w)der\.?(?![\w-])/g, "derecho"],
  [/(?<!\w)lf(?= ?[a-z])/g, "front left"],
  [/(?<!\w)rf(?= ?[a-z])/g, "front right"],
  [
    /(?<!\w)fr (?=door|window|seat|fender|wheel|mirror|axle|cv|hub|caliper|brake|bumper|light|headlight|strut|shock|knuckle)/g,
    "front right ",
  ],
  [/(?<!\w)lr(?= [a-z])/g, "rear left"],
  [/(?<!\w)rr(?= [a-z])/g, "rear right"],
  [/(?<!\w)lh(?!\w)/g, "left"],
  [/(?<!\w)rh(?!\w)/g, "right"],
  // "Malibu LT" and "Charger R/T" are trims.
  [/(?<!\w)rt (?=front|rear|side)/g, "right "],
  [/(?<!\w)lt (?=front|rear|side)/g, "left "],
];

/** Numbers that are sizes, and no years. */
const sizes: Phrases = [
  [/(?<![\w.])4 (?:por|by) 4(?![\w.])/g, "4x4"],
  // The size of a tire ends in its rim's inches; the list knows no more of it: "205/55r16".
  [
    /(?<![\w.])(?:p|lt)?([123]\d5)[ /-]([2-8][05])(?:[ /-]?z?r[ /-]?|[ /-])(1[3-9]|2[0-4])(?![\w.])/g,
    "llanta $3 $1x$2",
  ],
  // Inches before the wheel are said after it: a number before it would be a year.
  [
    /(?<![\w.])(1[3-9]|2[0-4])(?:[ -]?(?:inch(?:es)?|pulgadas?)|"|”|'') ((?:alloy |steel |aluminum )?(?:wheels?|rims?|tires?|rin|rines|llantas?))(?!\w)/g,
    "$2 $1",
  ],
  // Others are no year either: "hubcaps 15 inch".
  [/(?<![\w.])(1[3-9]|2[0-4])[ -]?(?:inch(?:es)?|pulgadas?)(?!\w)/g, "$1-inch"],
  [/(?<![\w.])(\d{1,2})[ -]?(?:inch(?:es)?|pulgadas?)(?!\w)/g, "$1-inch"],
  // Who sits in it, and how many lights or spokes it has, is no year.
  [/(?<![\w.])(\d{1,2})[ -](pasajeros|personas|passengers|passenger(?= (?:van|bus|shuttle|$)|$)|pax)(?!\w)/g, "$1-$2"],
  [
    /(?<!\w)(de|con|with) (\d{1,2})[ -](focos?|leds?|rayos|spokes?|asientos|plazas|canales|hoyos|puntas|discos)(?!\w)/g,
    "$1 $2-$3",
  ],
  // A wheel's bolts are no lug nuts, and no year.
  [/(?<![\w.])(?:de )?([4-8])[ -](birlos?|hoyos?|agujeros|lugs?|holes?|bolts?)(?= (?:wheels?|rims?)|$)/g, "$1-$2"],
  [
    /(?<!\w)(rin|rines|rims?|wheels?|llantas?) (?:de )?([4-8])[ -](birlos?|hoyos?|agujeros|lugs?|holes?)(?!\w)/g,
    "$1 $2-$3",
  ],
  [/(?<![\w.])([4-8])[ -](lugs?)(?! (?:nuts?|bolts?|studs?))(?!\w)/g, "$1-$2"],
  [/(?<![\w.])(8|12|16|20|24|32)[ -](valvulas?|valves?)(?!\w)/g, "$1-$2"],
  // A bed's feet and the halves of a seat are no engine and no years.
  [/(?<![\w.])(\d{1,2}(?:\.\d)?)[ -]?(?:ft|feet|foot|pies?)(?!\w)/g, "$1-ft"],
  [/(?<![\w./])([2-7]0)\/([2-7]0)(?:\/([2-7]0))?(?![\w./])/g, "$1x$2"],
  // "looking 4 a tranny"
  [/(?<![\w.])4 (?=(?:an?|my|the|mi|una?)(?!\w))/g, "for "],
  [/(?<!\w)(?:straight|inline)[ -]([468])(?![\w.-])/g, "$1cyl"],
  // How old somebody is, and how long it takes.
  [/(?<![\w.-])(\d{1,3}) (?:years?|yrs?)[ -]olds?(?!\w)/g, "$1-year-old"],
  [
    /(?<![\w.-])(\d{1,3})[ -](days?|dias?|weeks?|semanas?|months?|meses|hours?|horas?|hrs?|minutes?|minutos?|percent)(?!\w)/g,
    "$1-$2",
  ],
  [/(?<!\w)(dana|rodada) (\d{2})(?!\w)/g, "$1-$2"],
  // How many speeds stands behind the gearbox, of which no list knows them.
  [
    /(?<![\w.])([4-9]|10)[ -](speed(?: (?:manual|auto|automatic|standard|trans|transmission|tranny|gearbox))?|velocidades)(?!\w)/g,
    "$2 $1",
  ],
  [/(?<![\w.])(10|12|14)[ -]bolts?(?!\w)/g, "$1-bolt"],
  [/(?<![\w.])(\d{2,3})[ -]?(amps?|amperes|watts?|volts?|voltios)(?!\w)/g, "$1-$2"],
];

const inWords = (text: string, of: Phrases): string =>
  of.reduce((line, [phrase, words]) => line.replace(phrase, words), text.replaceAll("’", "'"));

/** "17 inch wheels" are wheels of 17; in a folded text. */
export const sizesInWords = (text: string): string => inWords(text, sizes);

const climate = /(?<!\w)(?:heat|heater|heating|a\/?c|vents?|hvac|defrost|climate)(?!\w)/;
const airDoor = /(?<!\w)(?:little )?(?:blend )?door (?:motor|actuator)(?!\w)/g;
/** What opens and closes inside the dash, and no door of the car. */
const airDoorInWords = (text: string): string =>
  climate.test(text) ? text.replace(airDoor, "blend door actuator") : text;

/** "lado del chofer" is the left one, "passenger side" the right one; in a folded text. */
export const kindsInWords = (text: string): string =>
  inWords(backInWords(airDoorInWords(text.replaceAll("’", "'"))), phrases);
