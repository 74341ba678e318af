/** The fourteen flat paints of the drawings, by their name in file names and data. */
export const paints = {
  blanco: "#f4f5f3",
  plata: "#c3c9cb",
  gris: "#7b8488",
  negro: "#2f3438",
  azul: "#2f6db3",
  rojo: "#c8322f",
  vino: "#7d2136",
  verde: "#2f6b4f",
  beige: "#d3c3a1",
  cafe: "#6e4b33",
  dorado: "#b8964f",
  amarillo: "#f6c21c",
  naranja: "#e8701a",
  morado: "#5c4a86",
} as const;

export type Paint = keyof typeof paints;
export const paintNames = Object.keys(paints) as readonly Paint[];
export const isPaint = (name: string): name is Paint => Object.hasOwn(paints, name);

/** Paint-pen marks need dark ink on these. */
export const lightPaints: ReadonlySet<Paint> = new Set(["blanco", "plata", "beige", "amarillo", "dorado"]);
export const ink = "#15171a";
