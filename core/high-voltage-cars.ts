/** Models of which every car is a hybrid or electric, by make and model as the catalogue and makers write them. */
const always = [
  /^(toyota (prius|mirai|bz|.*prime)|lexus (ct|hs|rz|.*\d{3}h)|honda (insight|cr-?z|clarity|prologue)|nissan (leaf|ariya))(?![\da-z])/i,
  /^(infiniti m35h|chevrolet (volt|bolt)|ford (c-?max|mustang mach-?e|f-?150 lightning)|cadillac (elr|lyriq|optiq|vistiq))(?![\da-z])/i,
  /^(hyundai (ioniq|nexo)|kia (niro|ev\d)|genesis gv60|mitsubishi i-?miev|subaru solterra|mazda mx-?30|fiat 500e)(?![\da-z])/i,
  /^(bmw (i\d|ix\d?|active ?e|.*active ?hybrid|.*((33|53|55|74|75)\d|xdrive\d\d)e)|volkswagen (e-?golf|id\.? ?\d))(?![\da-z])/i,
  /^(mercedes(-benz)? (eq[abcestv]|.*\b(c|e|s|ml|gl[ce]) ?\d{3}[eh])|smart .*(electric|eq)|audi .*e-?tron)(?![\da-z])/i,
  /^(volvo (c40|e[cmsx]\d\d|.*(recharge|twin engine|\bt8))|porsche taycan|jaguar i-?pace|tesla|fisker|karma|rivian|lucid|polestar)(?![\da-z])/i,
];
const named = /\b(hybrid|híbrid[oa]|electric|electrified|eléctric[oa]|plug-?in|phev|bev|ev|energi|e-?assist|4xe)\b/i;
const fuels = /hybrid|híbrid|electric|eléctric|plug-?in|hydrogen|hidrógeno/i;
/** A pickup of before 2005 was called so too. */
const petrol = /^(19|200)\d.*\blightning\b/i;
/** "2010 Toyota Prius", as a list names its cars. */
const year = /^\d{4} /;

const electric =
  /^(tesla|rivian|lucid|polestar [2-9]|nissan (leaf|ariya)|chevrolet bolt|ford mustang mach-?e|volkswagen (e-?golf|id\.? ?\d)|mitsubishi i-?miev|porsche taycan|jaguar i-?pace|bmw (i4|ix)|fiat 500e|hyundai ioniq [56]|kia ev\d|subaru solterra|volvo (c40|ex\d\d))(?![\da-z])/i;

/** Whether no car of a model has an engine. BMW sold the i3 with one too, and the Volt burns gasoline. */
export const isOnlyElectric = (modelName: string): boolean => electric.test(modelName);

/** Whether every car of a model is a hybrid or electric; "Toyota Prius". */
export const isOnlyHighVoltage = (modelName: string): boolean => always.some((model) => model.test(modelName));

/**
 * Whether a car is known to run on high voltage, by what it is called and what its data say of fuel. One that is not known
 * to may still do so: that is never shown as safe.
 */
export function hasHighVoltage(name: string, fuel = ""): boolean {
  const bare = name.replace(year, "");
  return fuels.test(fuel) || named.test(bare) || (always.some((model) => model.test(bare)) && !petrol.test(name));
}

type Car = {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly fuel: string;
  readonly facts: { readonly highVoltage?: true };
};

/** The same of a car in a yard: by its VIN or its file, or else by its name. */
export const runsOnHighVoltage = ({ year, make, model, trim, fuel, facts }: Car): boolean =>
  facts.highVoltage === true || hasHighVoltage(`${year} ${make} ${model} ${trim}`, fuel);
