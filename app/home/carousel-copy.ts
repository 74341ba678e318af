import { defineCopy } from "#site/copy.ts";

/** Apart from the page's words: these travel to the browser. */
export const copy = defineCopy({
  es: {
    carousel: "carrusel",
    label: "Anuncios",
    one: "anuncio",
    of: (n: number, of: number) => `${n} de ${of}`,
    show: (n: number, of: number) => `Anuncio ${n} de ${of}`,
    pause: "Pausar los anuncios",
    play: "Reanudar los anuncios",
    previous: "Anuncio anterior",
    next: "Anuncio siguiente",
  },
  en: {
    carousel: "carousel",
    label: "Announcements",
    one: "announcement",
    of: (n: number, of: number) => `${n} of ${of}`,
    show: (n: number, of: number) => `Announcement ${n} of ${of}`,
    pause: "Pause announcements",
    play: "Resume announcements",
    previous: "Previous announcement",
    next: "Next announcement",
  },
});
