import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "No se pudo",
    forbidden: {
      heading: "Su cuenta no abre esta página",
      text: "No es de las tareas que usted tiene. Su gerente o el dueño puede dársela en “Personal”.",
    },
    owners: {
      heading: "Su cuenta no abre esta página",
      text: "Esto es solo del dueño.",
    },
    form: {
      heading: "No se recibió",
      text: "La página estaba abierta desde otra sesión, o el envío vino de otro lado. No se cambió nada: abra la página otra vez y repítalo.",
    },
    "not-found": { heading: "Aquí no hay nada", text: "La dirección está mal escrita o ya no existe." },
    "too-many": { heading: "Demasiados intentos", text: "Espere unos minutos y vuelva a intentarlo." },
    unavailable: {
      heading: "La oficina no puede trabajar ahora",
      text: "Si acaba de mandar algo, no lo dé por guardado: espere un minuto, vea si el cambio está y, si no, mándelo otra vez. Si sigue así, avise a quien cuida el servidor.",
    },
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
      text: "It isn’t one of your tasks. Your manager or the owner can add it under “Staff”.",
    },
    owners: {
      heading: "Your account can’t open this page",
      text: "This is for the owner alone.",
    },
    form: {
      heading: "We didn’t take that",
      text: "The page was open from another session, or this came from somewhere else. Nothing was changed: open the page again and repeat it.",
    },
    "not-found": { heading: "There’s nothing here", text: "The address is misspelled or no longer exists." },
    "too-many": { heading: "Too many tries", text: "Wait a few minutes and try again." },
    unavailable: {
      heading: "The office can’t work right now",
      text: "If you just sent something, don’t count on it being saved: wait a minute, see if the change is there, and if not, send it again. If this goes on, tell whoever looks after the server.",
    },
    other: { heading: "Something went wrong on our end", text: "Nothing was changed. Try again in a minute." },
    today: "Go to Today",
    signIn: "Sign in",
  },
});
