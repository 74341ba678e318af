import type { Words } from "./edition.ts";

/** Under every core, of a chain that takes none from whoever brings the old part along. */
export const coreWaivedLine = {
  es: "Si trae la pieza vieja ese día, no paga casco.",
  en: "Bring your old part that day and you don’t pay the core charge.",
} as const satisfies Words;
