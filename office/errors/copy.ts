import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "No se pudo",
    forbidden: {
      heading: "Su cuenta no abre esta página",
      text: "Su función no la incluye. El dueño puede cambiarla en “Personal”.",
    },
    "not-found": { heading: "Aquí no hay nada", text: "La dirección está mal escrita o ya no existe." },
    "too-many": { heading: "Demasiados intentos", text: "Espere unos minutos y vuelva a intentarlo." },
    other: {
      heading: "Algo falló de nuestro lado",
      text: "No se cambió nada. Vuelva a intentarlo en un minuto.",
    },
    today: "Ir a Hoy",
    signIn: "Entrar",
  },
  en: {
    title: "That didn’t work",
    forbidden: {
      heading: "Your account can’t open this page",
      text: "Your role doesn’t include it. The owner can change that under “Staff”.",
    },
    "not-found": { heading: "There’s nothing here", text: "The address is misspelled or no longer exists." },
    "too-many": { heading: "Too many tries", text: "Wait a few minutes and try again." },
    other: { heading: "Something went wrong on our end", text: "Nothing was changed. Try again in a minute." },
    today: "Go to Today",
    signIn: "Sign in",
  },
});
