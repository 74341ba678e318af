import type { Board, SignWords } from "./board.ts";

const oldPart: SignWords = {
  sign: "old-part",
  title: { es: "Regresar la pieza vieja", en: "Return the old part" },
  note: { es: "Y cobrar el casco", en: "Get the core charge back" },
};

/** `cores`: whether a deposit comes back for an old part. */
export const recyclingBoards = (cores: boolean): readonly Board[] => [
  {
    heading: { es: "De carro a acero", en: "From car to steel" },
    ordered: true,
    signs: [
      {
        sign: "title",
        title: { es: "De quién es", en: "Who owns it" },
        note: { es: "Título, identificación y VIN", en: "Title, ID and VIN" },
        when: "checksOwner",
      },
      {
        sign: "drip",
        title: { es: "Líquidos fuera", en: "Fluids out" },
        note: { es: "Sobre piso sellado", en: "On a sealed floor" },
        when: ["fluidsOut", "recycles"],
      },
      {
        sign: "on-stands",
        title: { es: "A su fila", en: "Into its row" },
        note: { es: "Usted saca piezas", en: "You pull parts" },
      },
      {
        sign: "engine",
        title: { es: "Últimas piezas", en: "Last parts" },
        note: { es: "Se mandan a reconstruir", en: "Sent to be rebuilt" },
        when: "recycles",
      },
      {
        sign: "crush",
        title: { es: "Prensa", en: "Crusher" },
        note: { es: "Y después, trituradora", en: "And then the shredder" },
      },
      {
        sign: "magnet",
        title: { es: "Metales aparte", en: "Metals sorted" },
        note: { es: "Acero, aluminio, cobre", en: "Steel, aluminum, copper" },
      },
      {
        sign: "ingot",
        title: { es: "Acero nuevo", en: "New steel" },
        note: { es: "Con mucha menos energía", en: "With far less energy" },
      },
    ],
  },
  {
    heading: { es: "Lo primero que se saca", en: "What comes out first" },
    kind: "careful",
    signs: [
      {
        sign: "battery",
        title: { es: "Batería", en: "Battery" },
        note: { es: "Se recicla o se vende", en: "Recycled or sold" },
        when: ["batteryOut", "recycles"],
      },
      {
        sign: "drip",
        title: { es: "Aceite y gasolina", en: "Oil and gasoline" },
        note: { es: "También el anticongelante", en: "And the antifreeze" },
        when: "recycles",
      },
      {
        sign: "air-cylinder",
        title: { es: "Refrigerante", en: "Refrigerant" },
        note: { es: "No se suelta al aire", en: "None goes into the air" },
        when: "recycles",
      },
    ],
  },
  {
    heading: { es: "Usted puede", en: "You can" },
    kind: "service",
    signs: [
      ...(cores ? [oldPart] : []),
      {
        sign: "push",
        title: { es: "Vender o donar su carro", en: "Sell or donate your car" },
        when: ["sellingCars", "donation"],
      },
      { sign: "push", title: { es: "Vender su carro", en: "Sell your car" }, when: "sellingCars", unless: "donation" },
      { sign: "push", title: { es: "Donar su carro", en: "Donate your car" }, when: "donation", unless: "sellingCars" },
    ],
  },
];
