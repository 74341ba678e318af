import { type CarFact, carFacts } from "#core/car-facts.ts";
import type { Words } from "#core/edition.ts";
import { defineCopy } from "#site/copy.ts";
import { withoutAsking } from "./document-words.ts";
import { copy } from "./field-copy.ts";

/** What is said of a car that a VIN stands for; also of one that may have been meant. */
const ofVin: Record<string, Words> = {
  vin: { es: "Los 17 signos que se leyeron.", en: "The 17 signs that were read." },
  year: { es: "Año del modelo.", en: "Model year." },
  make: { es: "Marca, como la escribe el catálogo.", en: "Make, as the catalogue spells it." },
  model: {
    es: "Modelo del catálogo; si no lo tiene, como lo registró la marca.",
    en: "Model of the catalogue; where it has none, as its maker filed it.",
  },
  body: { es: "Carrocería, por su clave.", en: "Body, by its key." },
  doors: { es: "Cuántas puertas.", en: "How many doors." },
  litres: { es: "Tamaño del motor, en litros.", en: "Size of the engine, in litres." },
  cylinders: { es: "Cuántos cilindros.", en: "How many cylinders." },
  engine: { es: "Código del motor.", en: "Code of the engine." },
  turbo: { es: "Si trae turbo; si no viene, no se sabe.", en: "Whether it has a turbo; left out when unknown." },
  fuel: { es: "Combustible, como lo registró la marca.", en: "Fuel, as its maker filed it." },
  highVoltage: {
    es: "Si trae alto voltaje; si no viene, no se sabe.",
    en: "Whether it has high voltage; left out when unknown.",
  },
  weightClass: { es: "Clase por peso cargado, de 1 a 3.", en: "Class by loaded weight, 1 to 3." },
};

/** Those that mean something else in one shape. */
const only: Record<string, Record<string, Words>> = {
  Vehicle: {
    state: {
      es: "Nombre completo del estado, en el idioma pedido.",
      en: "Full name of the state, in the language asked for.",
    },
    url: {
      es: "Dirección base de las imágenes: `url + size1 + extension`. Vacía si no hay foto.",
      en: "Base address of the pictures: `url + size1 + extension`. Empty without a photo.",
    },
  },
  Vin: {
    ...ofVin,
    yearSure: {
      es: "Si el año es seguro: su signo se repite cada 30 años.",
      en: "Whether the year is sure: its sign comes round every 30 years.",
    },
    checkDigitRight: { es: "Si cuadra el noveno signo.", en: "Whether the ninth sign is right." },
    choices: { es: "Lo que la tabla deja abierto.", en: "What the table leaves open." },
    mends: {
      es: "Si no cuadra: los VIN que pudieron ser, los más probables primero.",
      en: "Where it is wrong: VINs that may have been meant, the likelier first.",
    },
  },
  VinMend: ofVin,
  VinChoice: {
    field: { es: "El campo que queda abierto.", en: "The field left open." },
    values: { es: "Lo que puede ser.", en: "What it may be." },
  },
  Location: {
    name: defineCopy({
      es: (y) => `Nombre ${y.del}; no hay dos iguales.`,
      en: (y) => `Name of the ${y.one}; no two are the same.`,
    }),
  },
  Part: {
    description: { es: "Nombre de la pieza, en el idioma pedido.", en: "Name of the part, in the language asked for." },
    type: { es: "CAR o PU/VAN (troca o van).", en: "CAR or PU/VAN." },
  },
  PartAnswer: {
    name: { es: "La pieza, en el idioma pedido.", en: "The part, in the language asked for." },
    type: {
      es: "De qué lista son los precios: CAR o PU/VAN (troca o van), según la carrocería del modelo.",
      en: "Which list the prices come from: CAR or PU/VAN, by the model’s body.",
    },
    itemNumber: {
      es: "El tipo de la pieza al que van los precios; vacío si no hay precio para esa carrocería.",
      en: "The kind of part the prices are for; empty if that body has no price.",
    },
    total: { es: "Cuántos carros hay dentro de la distancia.", en: "How many cars there are within the distance." },
    engines: {
      es: "Si la pieza va con el motor y en esos años hubo varios: cuáles. Pregunte cuál y llame otra vez con `engine`.",
      en: "Where the part hangs on the engine and those years had several: which. Ask which one and call again with `engine`.",
    },
  },
  PartWarning: {
    text: { es: "De qué tener cuidado, en el idioma pedido.", en: "What to beware of, in the language asked for." },
  },
  PartKind: {
    description: { es: "Nombre completo, con su tipo.", en: "Full name, with its kind." },
  },
  PartYard: {
    count: defineCopy({
      es: (y) => `Cuántos de esos carros hay en ${y.el}.`,
      en: (y) => `How many of those cars the ${y.one} has.`,
    }),
    otherCount: {
      es: "Cuántos hay además de otro motor o de otra clase de peso: a esos no les sirve.",
      en: "How many more of another engine or weight class there are, which won’t do.",
    },
  },
  PartEngine: {
    name: { es: "El motor, como lo toma `engine`.", en: "The engine, as `engine` takes it." },
    count: { es: "Cuántos de esos carros dicen traerlo.", en: "How many of those cars say that they have it." },
  },
  PartBill: {
    price: { es: "La pieza, al precio de hoy.", en: "The part, at today’s price." },
    totalPrice: { es: "Todo lo que se paga en la caja.", en: "Everything you pay at the counter." },
  },
  Banner: {
    id: { es: "Número del evento; 0 si no hay aviso.", en: "Number of the event; 0 when there is no banner." },
  },
  StoreMap: { row: { es: "Nombre de la fila.", en: "Name of the row." } },
  Suggestions: {
    understood: {
      es: "Lo que se entendió, y las palabras que no, en el orden de la pregunta.",
      en: "What was understood, and the words that were not, in the order of the question.",
    },
    answer: defineCopy({
      es: (y) => `Una pieza para un carro en ${y.el} más cerca del lugar, si se sabe todo eso.`,
      en: (y) => `A part for a car at the ${y.one} nearest to the place, when all of that is known.`,
    }),
    engines: {
      es: "Los motores que pudo traer el carro, si la pieza va en el motor y nadie dijo cuál.",
      en: "The engines the car may have, where the part hangs on the engine and none was named.",
    },
    fit: {
      es: "Lo que se sabe, a quien pregunta si la pieza de un carro le queda a otro. Nunca dice que le queda.",
      en: "What is known, to whoever asks whether one car’s part fits another. It never says that it fits.",
    },
    rule: {
      es: "Lo que contestan las reglas de la cadena; la primera sugerencia es la página que dice más.",
      en: "What the chain’s own rules answer; the first suggestion is the page that says more.",
    },
    asksPlace: {
      es: "true = se habla de un carro o de una pieza y falta saber cerca de dónde.",
      en: "true = it speaks of a car or a part, and near where is not known.",
    },
    cars: {
      es: "Cuántos carros muestra cerca del lugar la página a la que lleva, si se sabe todo eso.",
      en: "How many cars near the place the page that it leads to shows, if all of that is known.",
    },
    suggestions: { es: "Adónde puede llevar, lo más probable primero.", en: "Where it may lead, the likeliest first." },
  },
  Suggestion: {
    kind: defineCopy({
      es: (y) =>
        `answer = una pieza para un carro; part, car, yard, place, page = pieza, carro, ${y.one}, lugar, página.`,
      en: () => "answer = a part for a car; part, car, yard, place or page.",
    }),
    text: { es: "Lo que se muestra.", en: "What is shown." },
    note: { es: "Lo que va al lado, o vacío.", en: "What goes beside it, or empty." },
    count: {
      es: "Cuántos carros, qué precio o qué distancia, en palabras; o vacío.",
      en: "How many cars, which price or how far, in words; or empty.",
    },
    url: { es: "Ruta de la página, en su idioma.", en: "Path of the page, in its language." },
  },
  AnswerHere: {
    none: {
      es: "Hasta dónde se buscó, si no hay ninguno a esa distancia; o vacío.",
      en: "How far was looked, where there is none in that reach; or empty.",
    },
    yard: defineCopy({ es: (y) => `Cuál ${y.one}.`, en: (y) => `Which ${y.one}.` }),
    away: { es: "A qué distancia, en palabras; o vacío.", en: "How far, in words; or empty." },
    row: { es: "La fila del carro más nuevo; vacío = no se sabe.", en: "The newest car’s row; empty = not known." },
    total: {
      es: "Lo que se paga en la caja, de lo más barato a lo más caro; vacío = no hay precio.",
      en: "What you pay at the counter, from the cheapest to the dearest; empty = no price.",
    },
    bill: { es: "De qué se compone, y qué le falta.", en: "What it is made of, and what it comes without." },
    cars: { es: "Cuántos carros, en palabras.", en: "How many cars, in words." },
    open: { es: "null = nadie ha dicho el horario.", en: "null = nobody has said the hours." },
    hours: { es: "Si está abierto y hasta cuándo, en palabras.", en: "Whether it is open and until when, in words." },
    danger: { es: "Lo que puede matar al sacarla; o vacío.", en: "What can kill while pulling it; or empty." },
    go: { es: "Para qué se abre su página, en palabras.", en: "What its page is opened for, in words." },
    url: { es: "Ruta de los carros, en su idioma.", en: "Path of the cars, in its language." },
    tell: {
      es: "Ruta donde se pide un aviso del próximo; vacía si ya hay o si nadie avisa.",
      en: "Path where one asks to be told of the next; empty where there is one or nobody is told.",
    },
    add: { es: "Lo que va a la lista del visitante; o null.", en: "What goes on the visitor’s list; or null." },
  },
  AnswerAdd: {
    store: defineCopy({ es: (y) => `Número ${y.del}.`, en: (y) => `The ${y.one}’s number.` }),
    yard: defineCopy({ es: (y) => `Cuál ${y.one}.`, en: (y) => `Which ${y.one}.` }),
    id: { es: "Número del carro.", en: "Number of the car." },
    key: { es: "Cómo lo llama la dirección de su página.", en: "What its page’s address calls it." },
    name: { es: "Año, marca y modelo; de la pieza, su nombre.", en: "Year, make and model; of the part, its name." },
    row: { es: "Su fila; vacío = no se sabe.", en: "Its row; empty = not known." },
    color: { es: "Color, por su clave.", en: "Color, by its key." },
    style: { es: "Qué dibujo lo muestra.", en: "Which drawing shows it." },
    part: {
      es: "La pieza con su precio de hoy; null si hay de varias clases. Dentro, su número.",
      en: "The part at today’s price; null where there are several kinds. Inside, its number.",
    },
    type: { es: "De carro, o de troca o van.", en: "Of a car, or of a pickup or van." },
    priceCents: { es: "Precio de hoy, en centavos.", en: "Today’s price, in cents." },
    coreCents: { es: "Casco, en centavos.", en: "Core, in cents." },
    environmentalCents: {
      es: "Su propia cuota ambiental, en centavos; o null.",
      en: "Its own environmental fee, in cents; or null.",
    },
    warrantyCents: { es: "La garantía extendida, en centavos; o null.", en: "The longer warranty, in cents; or null." },
    seen: { es: "De qué día es el precio.", en: "Which day’s price it is." },
    es: { es: "En la edición `es`.", en: "In the edition `es`." },
    en: { es: "En la edición `en`.", en: "In the edition `en`." },
  },
  EngineAsked: {
    name: { es: "El motor.", en: "The engine." },
    cars: { es: "Cuántos carros dicen traerlo, en palabras.", en: "How many cars say they have it, in words." },
    line: { es: "La misma pregunta con ese motor.", en: "The same question with that engine." },
  },
  Understood: {
    kind: {
      es: "De qué se habla: part, car, years, place…; unknown = no se entendió.",
      en: "What it speaks of: part, car, years, place…; unknown = it was not understood.",
    },
    text: { es: "Lo entendido, en palabras.", en: "What was understood, in words." },
    without: { es: "La misma pregunta sin eso.", en: "The same question without it." },
  },
  SiteSearch: { images: { es: "La imagen del resultado.", en: "The picture of the result." } },
};
only.VehicleDetail = only.Vehicle as Record<string, Words>;
only.LocationName = only.Location as Record<string, Words>;

/** What a field of a shape means; undefined when nobody has said so yet. */
export function findFieldWords(shape: string, field: string): Words | undefined {
  const own = only[shape];
  if (own && Object.hasOwn(own, field)) return own[field] && withoutAsking(own[field]);
  if (Object.hasOwn(carFacts, field)) return withoutAsking(carFacts[field as CarFact].doc);
  if (!Object.hasOwn(copy.es, field)) return undefined;
  const name = field as keyof typeof copy.es;
  return withoutAsking({ es: copy.es[name], en: copy.en[name] });
}
