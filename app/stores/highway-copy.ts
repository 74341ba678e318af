import { defineCopy } from "#site/copy.ts";

/** What readers hear of a shield, and what stands beside it. */
export const highwayCopy = defineCopy({
  es: {
    interstate: (number: string, _region: string) => `Interestatal ${number}`,
    us: (number: string, _region: string) => `Ruta federal ${number}`,
    state: (number: string, region: string) => `Ruta ${number} de ${region}`,
    province: (number: string, region: string) => `Carretera ${number} de ${region}`,
    exit: (exit: string) => `salida\u00a0${exit}`,
  },
  en: {
    interstate: (number: string, _region: string) => `Interstate ${number}`,
    us: (number: string, _region: string) => `US Route ${number}`,
    state: (number: string, region: string) => `${region} Route ${number}`,
    province: (number: string, region: string) => `${region} Highway ${number}`,
    exit: (exit: string) => `exit\u00a0${exit}`,
  },
});
