import type { Words } from "./edition.ts";
import type { GuardedDanger } from "./guarded-dangers.ts";
import { fold } from "./text.ts";

/** Both names without accents, in lower case. */
const namesOf = ({ es, en }: Words) => `${fold(en)} | ${fold(es)}`;

const airbag = /\bair ?bags?\b|\bbolsas? de aire\b|\binflat[oe]rs?\b|\binflador(es)?\b/;
const sensor = /\bsensor(es|s)?\b/;
const unit = /\bmodul[eo]s?\b|\bcontrol\b|\bcomputer\b|\bcomputadora\b/;

/** What the name of a part alone tells to beware of, whatever was written down of it. */
const telling: readonly (readonly [name: RegExp, danger: GuardedDanger])[] = [
  [/\bclock ?springs?\b|\breloj de volante\b|\bespiral de(l)? (cables|volante)\b|\bsrs\b/, "airbag"],
  [/\bhybrid\b|\bhibrid[oa]\b|\binverters?\b|\binversor(es)?\b|\bhigh.?voltage\b|\balto voltaje\b/, "high-voltage"],
  [/\btorsion bars?\b|\bbarras? de torsion\b/, "spring-torsion"],
  [/\bpre-?tension|\bseat ?belts?\b|\bcinturon(es)? de seguridad\b/, "pretensioner"],
  [
    /\b(fuel|gas|gasoline|diesel) (pump|rail|line|hose|pressure|injector|injection)|\binjectors?\b|\binyector/,
    "fuel-pressure",
  ],
  [/\b(bomba|linea|manguera|presion) de (gasolina|diesel|combustible|inyeccion)\b/, "fuel-pressure"],
  [/\b(fuel|gas|gasoline|diesel) (tank|sender|level|filler|pump|cap)\b/, "fuel-vapor"],
  [/\b(tanque|bomba|flotador|tapon|cuello de llenado) de (gasolina|diesel|combustible)\b/, "fuel-vapor"],
];

/** Of an airbag, its sensor and its computer, each what belongs to it. */
function airbagDangers(text: string): GuardedDanger[] {
  if (!airbag.test(text)) return [];
  if (sensor.test(text)) return ["airbag-near"];
  return unit.test(text) ? ["airbag"] : ["airbag", "airbag-recall"];
}

export function dangersByName(name: Words): GuardedDanger[] {
  const text = namesOf(name);
  const told = telling.flatMap(([pattern, danger]) => (pattern.test(text) ? danger : []));
  return [...new Set([...airbagDangers(text), ...told])];
}

const coded = [
  airbag,
  /\bclock ?spring|\breloj de volante\b|\bsrs\b|\bpretension|\bseat ?belt|\bcinturon/,
  /\bhybrid\b|\bhibrid[oa]\b|\binverter|\binversor/,
  /\bmodul[eo]s?\b|\bcomputer\b|\bcomputadora\b|\bcontrol unit\b|\b(ecm|ecu|pcm|tcm|bcm)\b/,
  /\bkeys?\b|\bllaves?\b|\bimmobili[sz]er\b|\binmovilizador\b|\banti.?theft\b|\bantirrobo\b/,
  /\binstrument cluster\b|\btablero de instrumentos\b/,
];

/** Whether a part is coded to its car, or lives depend on its being the very same: of such it is never guessed what fits. */
export function isCodedToCar(name: Words): boolean {
  const text = namesOf(name);
  return coded.some((pattern) => pattern.test(text));
}
