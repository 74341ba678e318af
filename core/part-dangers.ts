import type { Words } from "./edition.ts";
import { guardedShort } from "./guarded-dangers.ts";

/** What may hurt somebody who takes a part off. It is said of the part in general: nobody has looked at this car. */
type DangerKind = Words & {
  /** In a few words, for a row of a list. */
  readonly short: Words;
  /** In its place where the chain has taken out before what it asks for. */
  readonly takenOut?: Words;
  /** The staff takes such a part out: nobody is told how, with what or how long. */
  readonly staffOnly?: true;
  /** A mistake with it kills or maims at once: a price list says it too. */
  readonly grave?: true;
  /** Everybody knows what to do about it: behind a worse one its few words are enough. */
  readonly plain?: true;
  /** Nobody vouches for it: it asks. */
  readonly unsure?: true;
};

export const dangerKinds = {
  "high-voltage": {
    es: "Alto voltaje, cables naranjas: puede matar, también con el carro apagado. No la abra, no la desconecte ni la toque: la saca el personal.",
    en: "High voltage, orange cables: it can kill, even with the car off. Don’t open, unplug or touch it: the staff pulls it.",
    short: guardedShort["high-voltage"],
    staffOnly: true,
    grave: true,
  },
  "high-voltage-near": {
    es: "Si es híbrido o eléctrico, aquí pasan cables naranjas de alto voltaje: pare y pida que el personal lo deje sin voltaje.",
    en: "On a hybrid or electric car orange high-voltage cables run here: stop and have the staff make it safe first.",
    short: { es: "En híbridos y eléctricos, alto voltaje", en: "On hybrids and electric cars, high voltage" },
    plain: true,
  },
  "high-voltage-car": {
    es: "Carro híbrido o eléctrico: el alto voltaje puede matar. No toque cables ni conectores naranjas; si la pieza está junto a ellos, pida que el personal lo deje sin voltaje.",
    en: "Hybrid or electric car: high voltage can kill. Don’t touch orange cables or plugs; if the part is beside them, have the staff make the car safe first.",
    short: guardedShort["high-voltage-car"],
    grave: true,
  },
  airbag: {
    es: "Bolsa de aire: puede tronar y matar. No la toque ni la desconecte: la saca el personal.",
    en: "Airbag: it can go off and kill. Don’t touch or unplug it: the staff takes it out.",
    short: guardedShort.airbag,
    staffOnly: true,
    grave: true,
  },
  "airbag-near": {
    es: "Puede haber una bolsa de aire cerca: no la toque ni suelte conectores amarillos. Pregunte en la caja si ya la quitaron.",
    en: "There may be an airbag close by: don’t touch it or unplug yellow connectors. Ask at the counter whether it’s out.",
    short: guardedShort["airbag-near"],
  },
  "airbag-recall": {
    es: "Muchas bolsas usadas, como las de Takata, están llamadas a revisión: pueden lanzar metal. Antes de comprar, busque el VIN de ese carro y el del suyo.",
    en: "Many used airbags, Takata’s among them, are under recall: they can throw metal. Before you buy, look up that car’s VIN and your own.",
    short: guardedShort["airbag-recall"],
  },
  pretensioner: {
    es: "Puede llevar un tensor con carga explosiva (conector amarillo, cable o tubo en el carrete o el broche): si lo ve o duda, no lo toque; lo saca el personal.",
    en: "It may have a tensioner with an explosive charge (a yellow plug, wire or tube at the reel or buckle): if you see one or aren’t sure, leave it; the staff takes it out.",
    short: guardedShort.pretensioner,
    grave: true,
  },
  "spring-strut": {
    es: "El resorte va comprimido dentro del conjunto: nunca suelte la tuerca del centro. Llévese el conjunto entero.",
    en: "The spring is compressed inside the assembly: never undo the center nut. Take the whole assembly.",
    short: {
      es: "Resorte comprimido, la tuerca del centro no se suelta",
      en: "Compressed spring, leave the center nut",
    },
    grave: true,
  },
  "spring-arm": {
    es: "Si un resorte se apoya en el brazo, o le entra una barra de torsión, no separe la rótula ni quite los tornillos: sale como bala. Déjelo y pregunte en la caja.",
    en: "If a coil spring sits on the arm, or a torsion bar goes into it, don’t split the ball joint or pull the bolts: it comes out like a cannonball. Leave it and ask at the counter.",
    short: { es: "Si un resorte carga el brazo, no lo suelte", en: "If a spring loads the arm, leave it" },
    grave: true,
  },
  "spring-coil": {
    es: "Resorte de suspensión: solo si baila suelto, con el eje apoyado y colgando. Si hace fuerza sale disparado: déjelo, sin compresor, y pregunte en la caja.",
    en: "Suspension spring: only if it’s loose, with the axle held and hanging down. If it holds any load it flies out: leave it, no compressor, and ask at the counter.",
    short: { es: "Si un resorte hace fuerza, no lo suelte", en: "If a spring is under load, leave it" },
    grave: true,
  },
  "spring-torsion": {
    es: "La barra de torsión guarda el peso del carro: al soltar su tornillo golpea con fuerza. La descarga y la saca el personal.",
    en: "A torsion bar holds the weight of the car: let its bolt go and it strikes. The staff unloads it and takes it out.",
    short: guardedShort["spring-torsion"],
    staffOnly: true,
    grave: true,
  },
  "spring-leaf": {
    es: "La muelle carga, y sin abarcones el eje cae: chasis firme en sus bases, eje apoyado, muelle sin carga. Si no, pregunte en la caja. Nunca suelte el tornillo del centro.",
    en: "A leaf spring is loaded, and without its U-bolts the axle drops: frame firm on its stands, axle held up, spring unloaded. If not, ask at the counter. Never undo the center bolt.",
    short: { es: "La muelle carga y el eje cae", en: "The spring is loaded and the axle drops" },
    grave: true,
  },
  "spring-window": {
    es: "En los elevadores de tijera, al quitar el motor un resorte gira el brazo y quiebra dedos: antes fije el engrane a su soporte con un tornillo o una prensa, vidrio arriba.",
    en: "On scissor regulators a spring swings the arm when the motor comes off, and breaks fingers: first fix the gear to its bracket with a bolt or clamp, glass up.",
    short: { es: "Elevador con resorte, quiebra dedos", en: "Regulator with a spring, it breaks fingers" },
  },
  "spring-hinge": {
    es: "Las bisagras con resorte o barra guardan fuerza: no las suelte con la tapa cerrada ni meta los dedos. Entre dos y con la tapa abierta.",
    en: "Hinges with springs or rods store force: don’t let them go with the lid shut, and keep fingers out. Two people, lid open.",
    short: { es: "Bisagra con resorte", en: "Hinge with a spring" },
  },
  "gas-strut": {
    es: "Amortiguador de gas: al quitarlo, la tapa cae. Deténgala con un palo o un ayudante. No lo perfore, no lo caliente, no lo corte.",
    en: "Gas strut: take it off and the lid falls. Prop it or have a helper. Don’t drill, heat or cut it.",
    short: { es: "La tapa cae al quitar su amortiguador", en: "The lid falls when its strut comes off" },
  },
  "spring-tensioner": {
    es: "El tensor tiene un resorte fuerte: gírelo con barra larga, quite la banda y suéltelo despacio, sin dedos en la polea.",
    en: "The tensioner has a strong spring: turn it with a long bar, take the belt off and let it back slowly, fingers off the pulley.",
    short: { es: "Tensor con resorte", en: "Tensioner with a spring" },
    plain: true,
  },
  "spring-brake": {
    es: "Los resortes del freno de tambor saltan: lentes, y pinzas para resortes.",
    en: "Drum brake springs fly off: safety glasses, and spring pliers.",
    short: { es: "Saltan resortes", en: "Springs fly off" },
    plain: true,
  },
  "brake-dust": {
    es: "El polvo puede tener asbesto: no lo sople ni lo cepille en seco; mójelo y use mascarilla.",
    en: "The dust may hold asbestos: don’t blow or brush it dry; wet it and wear a mask.",
    short: { es: "El polvo puede tener asbesto", en: "The dust may hold asbestos" },
    plain: true,
  },
  "fuel-pressure": {
    es: "Combustible a presión: lentes, guantes, trapo en la conexión, despacio y sin chispas. Con inyección directa no abra la línea de alta presión: pregunte.",
    en: "Fuel under pressure: glasses, gloves, a rag over the fitting, slowly, no sparks. With direct injection don’t open the high-pressure line: ask.",
    short: guardedShort["fuel-pressure"],
    grave: true,
  },
  "fuel-vapor": {
    es: "Quedan combustible y vapores: sin chispas, cigarro, taladro ni martillo de acero. Pregunte en la caja si ya vaciaron el tanque.",
    en: "Fuel and vapor remain: no sparks, smoking, drill or steel hammer. Ask at the counter whether the tank is drained.",
    takenOut: {
      es: "El tanque ya se vació, pero quedan vapores: sin chispas, cigarro, taladro ni martillo de acero.",
      en: "The tank is already drained, but vapors stay: no sparks, smoking, drill or steel hammer.",
    },
    short: guardedShort["fuel-vapor"],
    grave: true,
  },
  "diesel-pressure": {
    es: "Si es diésel, la presión es muy alta: un chorro fino atraviesa la piel, y es de hospital. Motor frío, despacio, con trapo y sin la mano cerca.",
    en: "On a diesel the pressure is very high: a thin jet goes through skin, and that’s a hospital at once. Engine cold, slowly, with a rag, no hand near a leak.",
    short: { es: "Diésel a muy alta presión", en: "Diesel at very high pressure" },
    grave: true,
  },
  "gas-cylinder": {
    es: "Si el carro es de gas natural, propano o hidrógeno, el tanque guarda gas a presión: no lo toque y pregunte en la caja.",
    en: "On a natural gas, propane or hydrogen car the tank holds gas under pressure: leave it and ask at the counter.",
    short: { es: "Tanque de gas: pregunte", en: "Gas tank: ask" },
    grave: true,
    unsure: true,
  },
  refrigerant: {
    es: "Gas refrigerante: quema de frío y no va al aire. No abra líneas con presión: pregunte si ya lo sacaron.",
    en: "Refrigerant: it freezes skin and stays out of the air. Don’t open a line under pressure: ask if it’s been recovered.",
    takenOut: {
      es: "El gas refrigerante ya se sacó, pero puede quedar presión y quema de frío: lentes, y abra despacio.",
      en: "The refrigerant is already out, but some pressure may stay and it freezes skin: glasses on, open slowly.",
    },
    short: { es: "Gas refrigerante a presión", en: "Refrigerant under pressure" },
  },
  "hot-coolant": {
    es: "Anticongelante: es veneno, que no quede en el suelo; no abra el tapón en caliente.",
    en: "Coolant: it’s poison, don’t leave it on the ground; don’t open a hot cap.",
    short: { es: "Anticongelante, es veneno", en: "Coolant, it’s poison" },
    plain: true,
  },
  acid: {
    es: "Ácido, y gas que explota: lentes y guantes, sin chispas; no la incline.",
    en: "Acid, and gas that explodes: glasses and gloves, no sparks; keep it upright.",
    short: { es: "Ácido", en: "Acid" },
    plain: true,
  },
  heavy: {
    es: "Pesa: con un ayudante o una pluma, y nunca se meta debajo.",
    en: "Heavy: get a helper or a hoist, and never get under it.",
    short: { es: "Pesa", en: "Heavy" },
    plain: true,
  },
  falls: {
    es: "Cae al soltarse, o sostiene otra pieza: antes del último tornillo, que la detenga una pluma, un soporte o un ayudante. Nada de manos debajo.",
    en: "It drops when it comes loose, or holds up another part: before the last bolt a hoist, a stand or a helper must hold it. No hands under it.",
    short: { es: "Cae al soltarse", en: "It drops when it comes loose" },
  },
  "under-car": {
    es: "Se trabaja debajo: solo si el carro está firme en sus bases, sin moverlo y sin gato.",
    en: "You work under the car: only if it sits firm on its stands, don’t rock it, no jacks.",
    short: { es: "Se trabaja debajo del carro", en: "You work under the car" },
    plain: true,
  },
  "air-suspension": {
    es: "La suspensión de aire guarda presión: no suelte la línea ni las tuercas con la bolsa inflada; pida que el personal la descargue.",
    en: "Air suspension holds pressure: don’t open the line or the nuts with the bag full; have the staff let it down.",
    short: { es: "Suspensión de aire con presión", en: "Air suspension under pressure" },
  },
  "hydraulic-pressure": {
    es: "Aceite a presión: abra despacio, con trapo y lentes. En un híbrido, o con una esfera o cilindro junto a los frenos, guarda presión aun apagado: no lo abra, pregunte en la caja.",
    en: "Fluid under pressure: open it slowly, with a rag and glasses. On a hybrid, or with a ball or cylinder at the brakes, it holds pressure even when off: don’t open it, ask at the counter.",
    short: { es: "Aceite a presión", en: "Fluid under pressure" },
  },
  glass: {
    es: "Vidrio: guantes anticorte, lentes y manga larga; el templado revienta en pedazos.",
    en: "Glass: cut-resistant gloves, glasses and long sleeves; tempered glass bursts into pieces.",
    short: { es: "Vidrio", en: "Glass" },
    plain: true,
  },
  "sharp-metal": {
    es: "La lámina cortada tiene filo por todos lados: guantes, y no corte sin preguntar en la caja dónde y con qué se permite.",
    en: "Cut sheet metal is sharp on every side: gloves, and ask at the counter where and with what cutting is allowed.",
    short: { es: "Lámina con filo", en: "Sharp metal" },
    plain: true,
  },
  mercury: {
    es: "Los focos de xenón viejos y los interruptores de luz de cofre y cajuela de antes de 2003 pueden llevar mercurio: no los rompa y pregunte en la caja dónde dejarlos.",
    en: "Older xenon bulbs, and hood and trunk light switches before 2003, may hold mercury: don’t break them, and ask at the counter where to leave them.",
    short: { es: "Puede llevar mercurio: pregunte", en: "It may hold mercury: ask" },
    unsure: true,
  },
  "tire-age": {
    es: "Saque todo el aire por la válvula antes de trabajar en la llanta; no corte ni golpee una inflada. Lea la fecha DOT: si es vieja, está agrietada o tiene parches en el costado, pregunte a un llantero antes de usarla.",
    en: "Let all the air out at the valve before you work on the tire; don’t cut or pry an inflated one. Read the DOT date: if it’s old, cracked or patched on the sidewall, ask a tire shop before you use it.",
    short: { es: "Con aire revienta; si es vieja, pregunte", en: "Full of air it bursts; if it’s old, ask" },
    unsure: true,
  },
  "safety-part": {
    es: "De ella dependen vidas: no la lleve doblada, rota, floja, gastada o de un choque, y que la revise un mecánico antes de usarla.",
    en: "Lives depend on it: leave it if it’s bent, torn, loose, worn or from a crash, and have a mechanic check it before you use it.",
    short: { es: "De ella dependen vidas", en: "Lives depend on it" },
    plain: true,
  },
  catalytic: {
    es: "Las reglas para vender e instalar un catalizador usado cambian por estado y provincia: pregunte en la caja antes de sacarlo.",
    en: "Rules for selling and installing a used catalytic converter differ by state and province: ask at the counter before you pull it.",
    short: { es: "Pregunte antes de sacarlo", en: "Ask before you pull it" },
    unsure: true,
  },
  "catalytic-near": {
    es: "Si lleva un catalizador, las reglas cambian por estado y provincia: pregunte en la caja antes de sacarlo.",
    en: "If a catalytic converter comes with it, rules differ by state and province: ask at the counter before you pull it.",
    short: { es: "Si lleva catalizador, pregunte", en: "If it has a catalytic converter, ask" },
    unsure: true,
  },
} as const satisfies Record<string, DangerKind>;

export type PartDanger = keyof typeof dangerKinds;
export const partDangerIds = Object.keys(dangerKinds) as PartDanger[];

/** What files said before a part had a list of dangers. */
const former: Readonly<Record<string, readonly PartDanger[]>> = {
  weight: ["heavy"],
  fuel: ["fuel-pressure", "fuel-vapor"],
  spring: ["spring-strut", "spring-coil", "spring-arm"],
};
/** A word of a file; undefined when it names no danger. */
export const readDanger = (word: string): readonly PartDanger[] | undefined =>
  isPartDanger(word) ? [word] : former[word];

export const dangerOf = (id: PartDanger): DangerKind => dangerKinds[id];

/** What a danger says at a chain that has drained the tanks, or recovered the refrigerant. */
export function dangerText(
  id: PartDanger,
  { fluidsOut, recycles }: { readonly fluidsOut?: boolean | undefined; readonly recycles?: boolean | undefined },
): Words {
  const danger = dangerOf(id);
  const isOut = (id === "fuel-vapor" && fluidsOut) || (id === "refrigerant" && recycles);
  return (isOut && danger.takenOut) || danger;
}

export const isPartDanger = (text: string): text is PartDanger => Object.hasOwn(dangerKinds, text);
