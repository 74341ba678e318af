import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({ es: { title: "Carro en venta" }, en: { title: "Car for sale" } });
