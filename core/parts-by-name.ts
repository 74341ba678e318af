import type { Words } from "./edition.ts";
import type { GuardedDanger } from "./guarded-dangers.ts";
import { fold } from "./text.ts";

/** Both names without accents and hyphens, in lower case. */
const namesOf = ({ es, en }: Words) => `${fold(en)} | ${fold(es)}`.replace(/[-‐-―/]/g, " ");

const airbag = /\bair ?bags?\b|\bbolsas? de aire\b|\binflat[oe]rs?\b|\binflador(es)?\b/;
const sensor = /\bsensor(es|s)?\b/;
const unit = /\bmodul[eo]s?\b|\bcontrol\b|\bcomputers?\b|\bcomputadoras?\b/;
const windUp = /\bclock ?springs?\b|\breloj(es)? de volante\b|\bespiral(es)? de(l)? (cables|volante)\b|\bsrs\b/;
const belt = /\bpre ?tens|\bseat ?belts?\b|\bcinturon(es)? de seguridad\b/;
/** A traction control and a window's drive motor have nothing of it. */
const highVoltage = [
  /\bhybrids?\b|\bhibrid[oa]s?\b|\binverters?\b|\binversor(es)?\b|\bhigh ?voltage\b|\balto voltaje\b|\b(p?h|b)?ev\b|\bhv\b/,
  /\btraction (batter|motor|pack|inver)|\b(battery|batteries) packs?\b|\belectric (vehicle|car|drive)s?\b/,
  /(^|electric |front |rear |main )drive (motor|unit)s?\b|\bon ?board charger/,
  /\b(bateria|motor|unidad|paquete)(e?s)? (electric[oa]s? )?de (la )?(traccion|propulsion)\b|\bpaquetes? de bateria/,
  /\b(carro|auto|coche|vehiculo)s? electricos?\b|\bcargador(es)? (de )?a bordo\b|\bdc (to |a )?dc\b|\bcd (a )?cd\b/,
];

/** What the name of a part alone tells to beware of, whatever was written down of it. */
const telling: readonly (readonly [name: RegExp, danger: GuardedDanger])[] = [
  [windUp, "airbag"],
  ...highVoltage.map((name) => [name, "high-voltage"] as const),
  [/\btorsion bars?\b|\bbarras? de torsion\b/, "spring-torsion"],
  [belt, "pretensioner"],
  [
    /\b(fuel|gas|gasoline|diesel) (pump|rail|line|hose|pressure|injector|injection)|\binjectors?\b|\binyector/,
    "fuel-pressure",
  ],
  [/\b(bomba|linea|manguera|presion)s? de (gasolina|diesel|combustible|inyeccion)\b/, "fuel-pressure"],
  [/\b(fuel|gas|gasoline|diesel) (tank|sender|level|filler|pump|cap)s?\b/, "fuel-vapor"],
  [/\b(tanque|bomba|flotador|tapon|cuellos? de llenado)(e?s)? de (gasolina|diesel|combustible)\b/, "fuel-vapor"],
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
  windUp,
  belt,
  /\bcinturon/,
  ...highVoltage,
  /\bmodul[eo]s?\b|\bcomputers?\b|\bcomputadoras?\b|\bcontrol units?\b|\b(ecm|ecu|pcm|tcm|bcm)\b/,
  /\bkeys?\b|\bllaves?\b|\bimmobili[sz]er\b|\binmovilizador\b|\banti ?theft\b|\bantirrobo\b/,
  /\binstrument cluster\b|\btablero de instrumentos\b/,
];

/** Whether a part is coded to its car, or lives depend on its being the very same: of such it is never guessed what fits. */
export function isCodedToCar(name: Words): boolean {
  const text = namesOf(name);
  return coded.some((pattern) => pattern.test(text));
}
