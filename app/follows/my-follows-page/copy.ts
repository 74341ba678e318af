import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Sus avisos",
    description: "Lo que usted sigue: confírmelo, véalo o deje de seguirlo con un botón.",
    waiting: "¿Le avisamos?",
    waitingText:
      "Alguien pidió que avisemos a este correo. Si fue usted, oprima el botón. Si no, cierre esta página: en un día se borra.",
    yes: "Sí, avíseme",
    heading: "Sus avisos",
    lead: "Un aviso al día como máximo, en la mañana, y solo si hay algo nuevo.",
    see: { cars: "Vea los que hay hoy", events: "Vea sus eventos", event: "Vea el evento", price: "Vea el precio" },
    notThere: "Algo que ya no está en el sitio",
    stop: "Ya no me avise",
    stopOf: (name: string) => `: ${name}`,
    stopAll: "Cancelar todos y borrar mi correo",
    done: "Listo",
    confirmed: "Cuando haya algo nuevo, le avisamos a la mañana siguiente.",
    ended: "Ya no le avisamos de eso.",
    noLinkTitle: "Abra el enlace de su correo",
    noLink:
      "Cada correo que le mandamos trae el enlace de sus avisos. Aquí no hay cuentas: sin el enlace no sabemos cuáles son.",
    offTitle: "Por ahora no mandamos avisos",
    off: "Sin avisos también sirve: guarde la página de sus resultados, y la lista marca los carros que llegaron desde su última visita.",
    noMailTitle: "Falta el enlace de sus avisos",
    noMail:
      "Aquí no hay cuentas. Al pedir un aviso se le da el enlace para verlo o cancelarlo: sin él no sabemos cuáles son los suyos.",
    goneTitle: "Este enlace ya no sirve",
    gone: "Los avisos de este enlace se cancelaron, o pasó más de un día sin confirmarlos, y se borraron. Puede pedir otros desde cualquier búsqueda, evento o precio.",
    endedAll: "Cancelamos todos sus avisos y borramos su correo.",
    toInventory: "Busque en el inventario",
    mailbox: {
      open: {
        title: "¿No quiere correos nuestros?",
        text: "Oprima el botón y no le mandamos más avisos ni comprobantes de formularios, aunque alguien escriba su correo en el sitio. Si sigue algo, se cancela y su correo se borra.",
        button: "No me vuelvan a escribir",
      },
      quiet: {
        title: "Ya no le escribimos",
        text: "Su correo se borró. Guardamos solo una clave en la que no se puede leer, para reconocerlo si alguien lo escribe otra vez. Si cambia de idea, oprima el botón: este enlace no vence.",
        button: "Sí pueden escribirme",
      },
    },
  },
  en: {
    title: "Your alerts",
    description: "What you follow: confirm it, see it, or stop it with one button.",
    waiting: "Should we tell you?",
    waitingText:
      "Somebody asked us to email this address. If it was you, press the button. If not, close this page: it’s deleted within a day.",
    yes: "Yes, tell me",
    heading: "Your alerts",
    lead: "One alert a day at most, in the morning, and only when there’s news.",
    see: { cars: "See what’s there today", events: "See its events", event: "See the event", price: "See the price" },
    notThere: "Something that’s no longer on the site",
    stop: "Stop telling me",
    stopOf: (name: string) => `: ${name}`,
    stopAll: "Stop them all and delete my address",
    done: "Done",
    confirmed: "When there’s something new, we’ll tell you the next morning.",
    ended: "We won’t tell you about that anymore.",
    noLinkTitle: "Open the link in your email",
    noLink:
      "Every email we send has the link to your alerts. There are no accounts here: without the link we don’t know which are yours.",
    offTitle: "We don’t send alerts right now",
    off: "You can do without: bookmark your results, and the list marks the cars that came in since your last visit.",
    noMailTitle: "The link to your alerts is missing",
    noMail:
      "There are no accounts here. When you ask for an alert you get the link to see it or stop it: without it we don’t know which are yours.",
    goneTitle: "This link no longer works",
    gone: "The alerts behind this link were stopped, or weren’t confirmed within a day, and were deleted. You can ask for others from any search, event or price.",
    endedAll: "We stopped all your alerts and deleted your address.",
    toInventory: "Search the inventory",
    mailbox: {
      open: {
        title: "No more email from us?",
        text: "Press the button and we’ll send no more alerts or form receipts, even if someone types your address on the site. If you follow anything, it’s stopped and your address is deleted.",
        button: "Never email me again",
      },
      quiet: {
        title: "We won’t email you again",
        text: "Your address was deleted. We keep only a code nobody can read it from, so we know it if someone types it again. If you change your mind, press the button: this link doesn’t expire.",
        button: "You may email me",
      },
    },
  },
});
