import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({ es: { title: "Mapa del patio" }, en: { title: "Yard map" } });
