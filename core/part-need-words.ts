import type { Words } from "./edition.ts";
import type { Need } from "./part-needs.ts";

/** What is said where cars are shown, of those that are left out or may lack it; and where none is looked for, why. */
type NeedWords = { readonly none: Words; readonly some?: Words };

const electric = {
  es: "Es un carro eléctrico: no lleva motor de gasolina, ni escape, ni bujías, ni aceite de motor.",
  en: "It’s an electric car: it has no gasoline engine, so no exhaust, no spark plugs and no engine oil.",
};

export const needWords: Readonly<Record<Need, NeedWords>> = {
  combustion: { none: electric },
  carburetor: {
    none: {
      es: "Que sepamos, desde 1995 ningún carro ni troca se vendió aquí con carburador: llevan inyección.",
      en: "As far as we know, no car or pickup sold here since 1995 has a carburetor: they’re fuel injected.",
    },
    some: {
      es: "Solo salen los de hasta 1994, y no todos traían carburador: muchos ya eran de inyección.",
      en: "Only those up to 1994 are listed, and not all of them had a carburetor: many were fuel injected.",
    },
  },
  distributor: {
    none: {
      es: "Que sepamos, los carros de esos años no llevan distribuidor: llevan bobinas.",
      en: "As far as we know, cars of those years have no distributor: they have ignition coils.",
    },
    some: {
      es: "Los más nuevos no llevan distribuidor, llevan bobinas: compare con el suyo.",
      en: "Newer ones have ignition coils and no distributor: compare with yours.",
    },
  },
  "plug-wires": {
    none: electric,
    some: {
      es: "Muchos llevan una bobina en cada bujía y no llevan cables: compare con el suyo.",
      en: "Many have a coil on each spark plug and no wires: compare with yours.",
    },
  },
  clutch: {
    none: {
      es: "Que sepamos, aquí nunca se vendió con transmisión estándar: no lleva clutch de pedal.",
      en: "As far as we know, it was never sold here with a manual transmission: it has no clutch pedal.",
    },
  },
  "rear-drive": {
    none: {
      es: "Es de tracción delantera: lo mueven las flechas de adelante, y atrás no le llega fuerza del motor.",
      en: "It’s front-wheel drive: its front axles pull it, and no power goes to the back.",
    },
    some: {
      es: "Solo salen los de los años en que lo hubo con tracción trasera o en las cuatro ruedas.",
      en: "Only years in which it came with rear- or all-wheel drive are listed.",
    },
  },
  "front-drive": {
    none: {
      es: "Es de tracción trasera: a las ruedas de adelante no les llega fuerza del motor.",
      en: "It’s rear-wheel drive: no power goes to the front wheels.",
    },
  },
  "all-drive": {
    none: {
      es: "Que sepamos, aquí solo se vendió con tracción en dos ruedas: no lleva piezas de 4x4.",
      en: "As far as we know, it was only sold here with two-wheel drive: it has no 4x4 parts.",
    },
    some: {
      es: "Solo salen los de los años en que lo hubo con tracción en las cuatro ruedas.",
      en: "Only years in which it came with all-wheel drive are listed.",
    },
  },
  "front-differential": {
    none: {
      es: "No lleva diferencial delantero aparte: si es de tracción delantera, va dentro de la transmisión; si es de trasera, está atrás.",
      en: "It has no separate front differential: with front-wheel drive it’s inside the transmission, with rear-wheel drive it’s in the back.",
    },
    some: {
      es: "Solo salen los de los años en que lo hubo con tracción en las cuatro ruedas.",
      en: "Only years in which it came with all-wheel drive are listed.",
    },
  },
  "front-engine": {
    none: {
      es: "Lleva el motor atrás, bajo una tapa de la carrocería; la cubierta de plástico es de motores más nuevos.",
      en: "Its engine is in the back, under a lid of the body; the plastic cover is for newer engines.",
    },
  },
  bed: {
    none: { es: "No es pickup: atrás no lleva caja.", en: "It isn’t a pickup: it has no bed." },
  },
  tailgate: {
    none: {
      es: "No es pickup: no lleva caja con tapa. Lo que abre atrás es la quinta puerta o la tapa de la cajuela.",
      en: "It isn’t a pickup with a bed: what opens at the back is a liftgate or a trunk lid.",
    },
    some: {
      es: "Solo salen los de hasta 1996, cuando aún había vagonetas con esa tapa.",
      en: "Only those up to 1996 are listed, when there were still station wagons with one.",
    },
  },
  liftgate: {
    none: {
      es: "No lleva quinta puerta: atrás abre la tapa de la cajuela o, en una pickup, la de la caja.",
      en: "It has no liftgate: what opens at the back is the trunk lid or, on a pickup, the tailgate.",
    },
  },
  trunk: {
    none: {
      es: "No lleva cajuela con tapa: atrás abre la quinta puerta o, en una pickup, la tapa de la caja.",
      en: "It has no trunk with a lid: what opens at the back is the liftgate or, on a pickup, the tailgate.",
    },
  },
  "sliding-door": {
    none: { es: "Sus puertas no corren: abren con bisagras.", en: "Its doors don’t slide: they swing on hinges." },
  },
  "rear-door": {
    none: {
      es: "Es de dos puertas, las dos adelante: a los lados no lleva puertas traseras.",
      en: "It’s a two-door, and both are in front: it has no rear doors on the sides.",
    },
  },
  "hinged-door": {
    none: {
      es: "Sus puertas traseras son corredizas, no de bisagra.",
      en: "Its rear doors slide: they have no hinges.",
    },
    some: {
      es: "Solo salen los de los años en que las puertas de atrás eran de bisagra.",
      en: "Only years in which its rear doors were hinged are listed.",
    },
  },
  "rear-doors": {
    none: {
      es: "Es de dos puertas: atrás no lleva, y nada que vaya en ellas.",
      en: "It’s a two-door: it has no rear doors, nor anything that goes on them.",
    },
  },
  "third-row": {
    none: { es: "No lleva tercera fila de asientos.", en: "It has no third row of seats." },
  },
  airbag: {
    some: {
      es: "No todos los carros de antes de 1998, ni las trocas y vans de antes de 1999, traían bolsas de aire: pregunte en la caja.",
      en: "Not every car before 1998, or pickup or van before 1999, had airbags: ask at the counter.",
    },
    none: {
      es: "Antes de 1980 casi ningún carro traía bolsas de aire. Pregunte en la caja.",
      en: "Before 1980 hardly any car had airbags. Ask at the counter.",
    },
  },
  "side-airbag": {
    some: {
      es: "No todos los carros traen bolsas laterales: pregunte en la caja.",
      en: "Not every car has side airbags: ask at the counter.",
    },
    none: {
      es: "Antes de 1995 los carros no traían bolsas laterales. Pregunte en la caja.",
      en: "Before 1995 cars had no side airbags. Ask at the counter.",
    },
  },
  "high-voltage": {
    some: {
      es: "Solo salen los carros que sabemos que son híbridos o eléctricos.",
      en: "Only cars known to be hybrid or electric are listed.",
    },
    none: {
      es: "De ninguno de los que hay sabemos que sea híbrido o eléctrico. Pregunte en la caja.",
      en: "None of those here is known to be a hybrid or electric car. Ask at the counter.",
    },
  },
  alternator: {
    some: {
      es: "Muchos híbridos y eléctricos no llevan alternador: pregunte en la caja.",
      en: "Many hybrids and electric cars have no alternator: ask at the counter.",
    },
    none: {
      es: "Este modelo es híbrido o eléctrico y no lleva alternador: lo carga su sistema de alto voltaje.",
      en: "This model is a hybrid or electric car and has no alternator: its high-voltage system does the charging.",
    },
  },
};
