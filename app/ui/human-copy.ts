import { defineCopy } from "#site/copy.ts";

export const humanCopy = defineCopy({
  es: {
    check: "No soy un robot",
    busy: "Comprobando…",
    done: "Comprobado",
    failed: "No se pudo comprobar. Inténtelo de nuevo.",
    noScript: "Su navegador no usa JavaScript: revise sus datos unos segundos y envíelos.",
    honeypot: "No escriba nada en este campo",
  },
  en: {
    check: "I am not a robot",
    busy: "Checking…",
    done: "Checked",
    failed: "The check did not work. Please try again.",
    noScript: "Your browser does not use JavaScript: take a few seconds to check your answers, then send them.",
    honeypot: "Leave this field empty",
  },
});
