import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    thanks: (brand: string) => `Gracias por su interés en trabajar en ${brand}`,
    jobs: "Puestos",
    jobList: ["Ayudante de patio", "Caja", "Montacargas", "Compra de carros"],
    openings: "Vea las vacantes",
    external: "(sitio externo)",
  },
  en: {
    thanks: (brand: string) => `Thank you for your interest in working at ${brand}`,
    jobs: "Jobs",
    jobList: ["Yard hand", "Cashier", "Forklift driver", "Car buyer"],
    openings: "See the openings",
    external: "(external site)",
  },
});
