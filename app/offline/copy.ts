import { defineCopy } from "#site/copy.ts";

/** What pages say of saving a yard. */
export const copy = defineCopy({
  es: (y) => ({
    sun: "Sol",
    save: `Guarde ${y.este} para su visita`,
    saving: "Guardando…",
    open: `${y.o("Ábralo", "Ábrala")} sin señal`,
    saved: (when: string) => `${y.o("Guardado", "Guardada")} ${when}`,
    failed: "No se pudo guardar. Pruebe con mejor señal.",
    full: "Ya no cabe en su teléfono o computadora. Borre algo de lo guardado.",
  }),
  en: (y) => ({
    sun: "Sun",
    save: `Save this ${y.one} for your visit`,
    saving: "Saving…",
    open: "Open it without signal",
    saved: (when: string) => `Saved ${when}`,
    failed: "It didn’t save. Try again with a better signal.",
    full: "Your phone or computer has no room left. Erase something you saved.",
  }),
});
