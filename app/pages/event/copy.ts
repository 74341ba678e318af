import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({ es: { title: "Evento" }, en: { title: "Event" } });
