import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "No se pudo",
    forbidden: {
      heading: "Esta parte no es para su cuenta",
      text: "Su función en la cadena no la abre. El dueño puede cambiarla en «Personal».",
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
    title: "That did not work",
    forbidden: {
      heading: "This part is not for your account",
      text: "Your role in the chain does not open it. The owner can change that under “Staff”.",
    },
    "not-found": { heading: "There is nothing here", text: "The address is misspelled or no longer exists." },
    "too-many": { heading: "Too many tries", text: "Wait a few minutes and try again." },
    other: { heading: "Something failed on our side", text: "Nothing was changed. Try again in a minute." },
    today: "Go to Today",
    signIn: "Sign in",
  },
});
