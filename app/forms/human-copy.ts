import { defineCopy } from "#site/copy.ts";

export const providerNames = { turnstile: "Cloudflare Turnstile", recaptcha: "Google reCAPTCHA" } as const;

export const humanCopy = defineCopy({
  es: {
    check: "No soy un robot",
    busy: "Comprobando…",
    done: "Comprobado",
    failed: "No se pudo comprobar. Inténtelo de nuevo.",
    noScript:
      "Su navegador no puede hacer la comprobación: tómese unos segundos para revisar sus datos y envíelos. Nos llegan sin comprobar, y por eso aparte: si necesita respuesta, llame al",
    honeypot: "No escriba nada en este campo",
    provider: (name: string) =>
      `La comprobación la hace ${name}, que recibe la dirección de internet de su teléfono o computadora.`,
    privacyOwn:
      "Los formularios piden al navegador un cálculo que tarda un momento. Se hace en el mismo sitio, sin terceros.",
    privacyProvider: (name: string) =>
      `Los formularios usan ${name}. Al abrir un formulario, el navegador carga de ese servicio la prueba, y el servicio recibe la dirección de internet y datos del navegador. Nada de lo que se escribe en el formulario le llega. Sin JavaScript no se carga nada de él.`,
    providerAway:
      "La comprobación no se pudo cargar. Revise sus datos unos segundos y envíelos. Nos llegan sin comprobar, y por eso aparte: si necesita respuesta, llámenos.",
  },
  en: {
    check: "I am not a robot",
    busy: "Checking…",
    done: "Checked",
    failed: "The check didn’t work. Please try again.",
    noScript:
      "Your browser can’t run the check: take a few seconds to check your answers, then send them. They reach us unchecked, so they’re kept apart: if you need an answer, call",
    honeypot: "Leave this field empty",
    provider: (name: string) =>
      `The check comes from ${name}, which receives your phone’s or computer’s internet address.`,
    privacyOwn:
      "The forms ask your browser for a calculation that takes a moment. It stays on this site, with no third parties.",
    privacyProvider: (name: string) =>
      `The forms use ${name}. When you open a form, your browser loads the check from that service, and the service receives your internet address and facts about your browser. Nothing you type in the form reaches it. Without JavaScript, none of it loads.`,
    providerAway:
      "The check didn’t load. Take a few seconds to look over your answers, then send them. They reach us unchecked, so they’re kept apart: if you need an answer, call us.",
  },
});
