import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    heading: {
      "not-found": "No encontramos esa página",
      gone: "Esto ya no está",
      invalid: "Esa dirección no es válida",
      "too-broad": "Su búsqueda abarca demasiados carros",
      "too-many": "Demasiadas solicitudes seguidas",
      unavailable: "Estamos ocupados en este momento",
      internal: "Algo falló de nuestro lado",
      other: "Eso no se puede hacer aquí",
    },
    text: {
      "not-found": "Puede que la página haya cambiado de lugar o que la dirección tenga un error.",
      gone: "La página existió, pero lo que mostraba ya no está.",
      invalid: "Revise la dirección o vuelva al inicio.",
      "too-broad":
        "No la terminamos. Elija una marca, un modelo o un código postal con distancia. Si ya lo hizo, quite alguno de los otros filtros.",
      "too-many": "Espere un minuto y vuelva a intentarlo.",
      unavailable: "Espere unos segundos y vuelva a cargar la página.",
      internal:
        "Ya quedó anotado. Vuelva a intentarlo en un minuto. Si sigue igual, llámenos y díganos el número de abajo.",
      other: "Vuelva al inicio o busque lo que necesita.",
    },
    asked: "Dirección solicitada",
    requestNumber: "Número de solicitud",
    detour: "Desvío",
    error: (status: number) => `Error ${status}`,
    likely: "Por aquí sí hay paso",
    ways: {
      inventory: "los carros, con su fila",
      partPricing: "con casco y total",
      locations: "con el horario de hoy",
      sellMyCar: "pida su cotización",
      home: "desde el principio",
    },
  },
  en: {
    heading: {
      "not-found": "We couldn’t find that page",
      gone: "This is gone",
      invalid: "That address isn’t valid",
      "too-broad": "Your search covers too many cars",
      "too-many": "Too many requests in a row",
      unavailable: "We’re busy right now",
      internal: "Something went wrong on our end",
      other: "You can’t do that here",
    },
    text: {
      "not-found": "The page may have moved, or the address may have a typo.",
      gone: "The page existed, but what it showed is no longer there.",
      invalid: "Check the address or go back to the home page.",
      "too-broad":
        "We didn’t finish it. Choose a make, a model, or a ZIP code with a distance. If you already did, remove one of the other filters.",
      "too-many": "Wait a minute and try again.",
      unavailable: "Wait a few seconds and load the page again.",
      internal:
        "We’ve made a note of it. Try again in a minute. If it keeps happening, call us and tell us the number below.",
      other: "Go back to the home page or search for what you need.",
    },
    asked: "Requested address",
    requestNumber: "Request number",
    detour: "Detour",
    error: (status: number) => `Error ${status}`,
    likely: "Try one of these",
    ways: {
      inventory: "the cars and their rows",
      partPricing: "with core and total",
      locations: "with today’s hours",
      sellMyCar: "get your offer",
      home: "from the start",
    },
  },
});
