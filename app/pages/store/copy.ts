import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({ es: { title: "Yonke" }, en: { title: "Yard" } });
