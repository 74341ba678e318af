import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({ es: { title: "Carro en el patio" }, en: { title: "Car in the yard" } });
