/** Models of which every car is a hybrid or electric, by make and model as the catalogue and makers write them. */
const always =
  /^(toyota (prius|mirai|bz4x)|honda (insight|cr-?z|clarity)|nissan (leaf|ariya)|chevrolet (volt|bolt)|ford (c-?max|mustang mach-?e|f-?150 lightning)|tesla|hyundai (ioniq|nexo)|kia (niro|ev\d)|lexus (ct ?200h|hs ?250h)|mitsubishi i-?miev|volkswagen (e-?golf|id\.? ?\d)|bmw i\d|cadillac (elr|lyriq)|audi e-?tron|porsche taycan|jaguar i-?pace|fisker|karma|rivian|lucid|polestar|subaru solterra|smart .*(electric|eq)|fiat 500e)(?![\da-z])/i;
const named = /\b(hybrid|híbrid[oa]|electric|eléctric[oa]|plug-?in|phev|bev|ev|energi|e-?assist|4xe)\b/i;
const fuels = /hybrid|híbrid|electric|eléctric|plug-?in|hydrogen|hidrógeno/i;
/** "2010 Toyota Prius", as a list names its cars. */
const year = /^\d{4} /;

/** Whether every car of a model is a hybrid or electric; "Toyota Prius". */
export const isOnlyHighVoltage = (modelName: string): boolean => always.test(modelName);

/**
 * Whether a car is known to run on high voltage, by what it is called and what its data say of fuel. One that is not known
 * to may still do so: that is never shown as safe.
 */
export function hasHighVoltage(name: string, fuel = ""): boolean {
  const bare = name.replace(year, "");
  return fuels.test(fuel) || named.test(bare) || always.test(bare);
}
