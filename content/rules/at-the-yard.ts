import { onlyDangerousPulled } from "#core/who-pulls.ts";
import { count, either, reach, yes } from "./rule.ts";

const gate = { group: "gate", pages: ["policies"] } as const;
const everywhere = ["policies", "safety", "store"] as const;
const usual = { group: "gate", pages: everywhere, usual: true } as const;

/** Who comes in, and how one behaves. */
export const gateRules = {
  minimumAge: count(
    {
      group: "gate",
      pages: ["policies", "safety", "store", "vehicle", "privacy"],
      asked: { es: "Edad mínima para entrar (0 = cualquiera)", en: "Minimum age to come in (0 = any)" },
      ...{ least: 0, most: 21, example: 18, unit: { es: "años", en: "years" } },
    },
    (age) =>
      age === 0
        ? { es: "Puede entrar gente de cualquier edad.", en: "People of any age may come in." }
        : { es: `Debe tener ${age} años o más para entrar.`, en: `You must be ${age} or older to come in.` },
  ),
  childrenWait: either(
    { ...gate, no: "noChildrenWait" },
    {
      es: "Los menores pueden esperar en la tienda con un adulto.",
      en: "Children can wait in the store with an adult.",
    },
    { es: "No hay un lugar donde los menores puedan esperar.", en: "There is nowhere for children to wait." },
  ),
  veteransFree: yes(
    gate,
    "Los veteranos entran gratis con identificación en {{yard.los}} que lo anuncian.",
    "Veterans get in free with ID at the {{yard.many}} that post it.",
  ),
  waiver: yes(
    { ...usual, pages: [...everywhere, "about"] },
    "Cada persona firma la carta responsiva en la entrada.",
    "Everyone signs the waiver at the entrance.",
  ),
  noPets: yes(usual, "No entran mascotas, salvo animales de servicio.", "No pets, except service animals."),
  noAlcohol: yes(usual, "No se permite alcohol ni drogas.", "No alcohol or drugs."),
  noSmoking: yes(usual, "No se fuma en el patio.", "No smoking in the yard."),
  mayTurnAway: yes(
    { ...usual, pages: ["policies", "safety"] },
    "Podemos negarle la entrada a quien ponga en riesgo a los demás o no siga las reglas.",
    "We may turn away anyone who puts others at risk or breaks the rules.",
  ),
} as const;

const tools = { group: "tools", usual: true } as const;

/** What one brings, and what the yard does about it. */
export const toolRules = {
  handTools: yes(
    { ...tools, pages: [...everywhere, "vehicle"] },
    "Se permite herramienta de mano y de batería.",
    "Hand tools and battery tools are fine.",
  ),
  boxesChecked: yes(
    { ...tools, pages: [...everywhere, "about"] },
    "Revisamos su caja de herramienta al entrar y al salir.",
    "We check toolboxes on the way in and on the way out.",
  ),
  noJacks: yes(
    { ...tools, pages: [...everywhere, "vehicle"] },
    "No entran gatos, torres ni rampas.",
    "Jacks, jack stands and ramps stay out.",
  ),
  noTorches: yes(
    { ...tools, pages: [...everywhere, "vehicle"] },
    "No entran sopletes, esmeriles ni generadores.",
    "Torches, grinders and generators stay out.",
  ),
  oldPartOutside: yes(
    { ...tools, pages: ["policies", "safety", "about"] },
    "Su pieza vieja se compara en la caja y no entra al patio.",
    "Your old part stays at the counter and doesn’t go into the yard.",
  ),
  onStands: yes(
    { ...tools, pages: ["safety", "company", "recycling"] },
    "Los carros están sobre bases firmes.",
    "The cars sit firmly on stands.",
  ),
  rentsTools: either(
    { group: "tools", pages: ["policies"], no: "noToolRental" },
    { es: "Rentamos herramienta en la entrada.", en: "You can rent tools at the entrance." },
    { es: "No rentamos herramienta: traiga la suya.", en: "We don’t rent tools: bring your own." },
  ),
  pullsParts: either(
    { group: "tools", pages: ["policies"], no: "noPulling" },
    {
      es: "Si no puede sacarla usted, pregunte en la caja quién la saca y cuánto cuesta.",
      en: "If you can’t pull it yourself, ask at the counter who can and what it costs.",
    },
    {
      es: `${onlyDangerousPulled.es} Para las demás puede venir alguien con usted.`,
      en: `${onlyDangerousPulled.en} For the rest, bring someone who can.`,
    },
  ),
} as const;

const yards = { group: "yards", pages: ["safety"] } as const;

/** What every yard has or does. */
export const yardRules = {
  cameras: yes({ ...yards, pages: ["policies"] }, "Hay cámaras en el patio.", "There are cameras in the yard."),
  firstAid: yes(yards, "Hay botiquín en la caja.", "There’s a first-aid kit at the counter."),
  wheelbarrows: yes(yards, "Hay carretillas.", "There are wheelbarrows."),
  hoists: reach(
    yards,
    { es: "Hay grúa (pluma) para motores.", en: "There is an engine hoist." },
    {
      es: "En {{algunos|algunas}} {{yard.many}} hay grúa (pluma) para motores.",
      en: "Some {{yard.many}} have an engine hoist.",
    },
  ),
  testsBatteries: yes(
    { ...yards, pages: ["whatWeSell", "recycling"] },
    "Probamos las baterías antes de venderlas.",
    "We test batteries before we sell them.",
  ),
  speaksBoth: reach(
    { ...yards, pages: ["company", "policies"], bilingual: true },
    { es: "En la caja se habla español e inglés.", en: "Spanish and English are spoken at every counter." },
    {
      es: "En la caja de {{muchos|muchas}} {{yard.many}} se habla español e inglés.",
      en: "Spanish and English are spoken at many counters.",
    },
  ),
  batteryOut: yes(
    { ...yards, pages: ["recycling", "partAnswer"] },
    "Los carros llegan a la fila sin su batería.",
    "Cars come to the row without their battery.",
  ),
  fluidsOut: yes(
    { ...yards, pages: ["company", "recycling", "partAnswer"] },
    "Los carros llegan a la fila sin sus líquidos.",
    "Cars come to the row with their fluids drained.",
  ),
  recycles: yes(
    { ...yards, pages: ["recycling", "company", "partAnswer"] },
    "Recuperamos aceite, refrigerante y mercurio, y mandamos baterías y llantas a reciclar.",
    "We recover oil, refrigerant and mercury, and send batteries and tires to be recycled.",
  ),
} as const;
