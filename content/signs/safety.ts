import { defineCopy } from "#site/copy.ts";
import type { Board } from "./board.ts";

export const safetyBoards = (minimumAge: number): readonly Board[] => [
  {
    heading: { es: "Para entrar", en: "At the gate" },
    signs: [
      {
        figure: `${minimumAge}+`,
        title: { es: `${minimumAge} años o más`, en: `${minimumAge} or older` },
        note: { es: "Sin excepciones", en: "No exceptions" },
        when: "ageLimit",
      },
      {
        sign: "signed-letter",
        title: { es: "Firme la carta", en: "Sign the waiver" },
        note: { es: "Cada persona", en: "Everyone" },
        when: "waiver",
      },
      {
        sign: "paw",
        no: true,
        title: { es: "Sin mascotas", en: "No pets" },
        note: { es: "Los de servicio sí", en: "Service animals are fine" },
        when: "noPets",
      },
      {
        sign: "bottle",
        no: true,
        title: { es: "Sin alcohol ni drogas", en: "No alcohol or drugs" },
        when: "noAlcohol",
      },
    ],
  },
  {
    heading: { es: "Póngase", en: "Wear" },
    signs: [
      {
        sign: "boot",
        title: { es: "Zapato cerrado", en: "Closed-toe shoes" },
        note: { es: "Mejor, bota", en: "Boots are better" },
      },
      { sign: "trousers", title: { es: "Pantalón largo", en: "Long pants" } },
      { sign: "glasses", title: { es: "Lentes de protección", en: "Safety glasses" } },
      { sign: "gloves", title: { es: "Guantes", en: "Gloves" } },
      {
        sign: "hat-and-water",
        title: { es: "Sombrero y agua", en: "Hat and water" },
        note: { es: "Tome antes de tener sed", en: "Drink before you’re thirsty" },
      },
    ],
  },
  {
    heading: { es: "Aquí no", en: "Not here" },
    kind: "no",
    signs: [
      {
        sign: "jack",
        title: { es: "Gatos ni rampas", en: "Jacks or ramps" },
        note: { es: "El carro ya está sobre bases", en: "Cars are already on stands" },
        when: ["noJacks", "onStands"],
      },
      { sign: "jack", title: { es: "Gatos ni rampas", en: "Jacks or ramps" }, when: "noJacks", unless: "onStands" },
      { sign: "flame", title: { es: "Sopletes ni esmeriles", en: "Torches or grinders" }, when: "noTorches" },
      {
        sign: "cigarette",
        title: { es: "Fumar", en: "Smoking" },
        note: { es: "En ninguna parte", en: "Anywhere" },
        when: "noSmoking",
      },
      { sign: "push", title: { es: "Mover un carro", en: "Moving a car" } },
      {
        sign: "under",
        title: { es: "Meterse debajo", en: "Crawling under" },
        note: { es: "Si no está firme", en: "Unless it’s steady" },
      },
      { sign: "climb", title: { es: "Subirse", en: "Climbing on" } },
      {
        sign: "old-part",
        title: { es: "Su pieza vieja", en: "Your old part" },
        note: { es: "Déjela en la caja", en: "Leave it at the counter" },
        when: "oldPartOutside",
      },
    ],
  },
  {
    heading: { es: "Cuidado", en: "Careful" },
    kind: "careful",
    signs: [
      {
        sign: "forklift",
        title: { es: "Montacargas", en: "Forklifts" },
        note: { es: "A veces no lo ve", en: "May not see you" },
      },
      {
        sign: "loose-car",
        title: { es: "Carro flojo", en: "Wobbly car" },
        note: { es: "Busque otro y avise", en: "Find another, tell us" },
      },
      {
        sign: "air-bag",
        title: { es: "Bolsas de aire", en: "Airbags" },
        note: { es: "Pídalas en la caja", en: "Ask at the counter" },
      },
      {
        sign: "drip",
        title: { es: "Si gotea", en: "If it drips" },
        note: { es: "Charola, y avise", en: "Use a pan, tell us" },
      },
    ],
  },
  {
    heading: { es: "Aquí hay", en: "Here for you" },
    kind: "service",
    signs: [
      {
        sign: "first-aid",
        title: { es: "Botiquín", en: "First-aid kit" },
        note: { es: "En la caja", en: "At the counter" },
        when: "firstAid",
      },
      { sign: "wheelbarrow", title: { es: "Carretillas", en: "Wheelbarrows" }, when: "wheelbarrows" },
      {
        sign: "hoist",
        title: { es: "Grúa (pluma)", en: "Engine hoists" },
        note: { es: "Pregunte en la caja", en: "Ask at the counter" },
        when: "hoists",
        unless: "someHoists",
      },
      {
        sign: "hoist",
        title: { es: "Grúa (pluma)", en: "Engine hoists" },
        note: defineCopy({ es: (y) => `En ${y.o("algunos", "algunas")} ${y.many}`, en: (y) => `At some ${y.many}` }),
        when: "someHoists",
      },
    ],
  },
];
