import { defineCopy } from "#site/copy.ts";

/** Words of the primitives. What one room alone says is in its own copy. */
export const copy = defineCopy({
  es: {
    optional: "(opcional)",
    fix: (n: number) => (n === 1 ? "Corrija 1 dato" : `Corrija ${n} datos`),
    removeFilter: (name: string) => `Quitar filtro: ${name}`,
    pages: "Páginas de resultados",
    page: (n: number) => `Página ${n}`,
    pageHere: (n: number) => `Página ${n}, actual`,
    previous: "Anterior",
    next: "Siguiente",
    print: "Imprimir",
    share: "Compartir",
    copy: "Copiar",
    copied: "Copiado",
    verification: "Verificación",
  },
  en: {
    optional: "(optional)",
    fix: (n: number) => (n === 1 ? "Fix 1 answer" : `Fix ${n} answers`),
    removeFilter: (name: string) => `Remove filter: ${name}`,
    pages: "Result pages",
    page: (n: number) => `Page ${n}`,
    pageHere: (n: number) => `Page ${n}, current`,
    previous: "Previous",
    next: "Next",
    print: "Print",
    share: "Share",
    copy: "Copy",
    copied: "Copied",
    verification: "Verification",
  },
});
