import { joinSentences } from "#core/sentence.ts";
import { defineCopy } from "#site/copy.ts";

const carsEs = (n: number) => (n === 1 ? "1 carro" : `${n} carros`);
const carsEn = (n: number) => (n === 1 ? "1 car" : `${n} cars`);

export const copy = defineCopy({
  es: {
    confirmSubject: (brand: string) => `${brand}: confirme su aviso`,
    confirmTitle: "¿Le avisamos?",
    confirmText: (name: string) =>
      joinSentences([
        `Alguien pidió que le avisemos cuando llegue uno: ${name}`,
        "Si fue usted, abra el enlace y oprima el botón.",
      ]),
    confirmOther: (name: string) =>
      joinSentences([
        `Alguien pidió que le avisemos de esto: ${name}`,
        "Si fue usted, abra el enlace y oprima el botón.",
      ]),
    confirmLink: "Sí, avíseme",
    confirmEnd:
      "El enlace sirve un día. Si no fue usted, no haga nada: su correo se borra. Para que nadie pueda volver a pedirlo, use el enlace de abajo.",
    never: "No me vuelvan a escribir",
    welcome: (brand: string) => `${brand}: aquí le avisaremos`,
    came: (brand: string, n: number) =>
      `${brand}: ${n === 1 ? "llegó 1 carro que busca" : `llegaron ${n} carros que busca`}`,
    left: (brand: string, n: number) =>
      `${brand}: ${n === 1 ? "ya salió 1 carro del que le avisamos" : `ya salieron ${n} carros de los que le avisamos`}`,
    news: (brand: string, n: number) =>
      `${brand}: ${n === 1 ? "1 novedad de lo que sigue" : `${n} novedades de lo que sigue`}`,
    newEvent: (brand: string, title: string) => `${brand}: evento nuevo: ${title}`,
    changedEvent: (brand: string, title: string) => `${brand}: cambió: ${title}`,
    cancelledEvent: (brand: string, title: string) => `${brand}: se canceló: ${title}`,
    fell: (brand: string, part: string, price: string) => `${brand}: bajó a ${price}: ${part}`,
    digestTitle: "Lo que llegó",
    newsTitle: "Lo nuevo",
    states: {
      new: "Evento nuevo",
      changed: "Cambió. Ahora es:",
      cancelled: "Se canceló",
    },
    elsewhere: (yard: string) => `Ya no es en ${yard}`,
    heldAt: (yards: readonly string[], more: number) => `En ${yards.join(", ")}${more > 0 ? ` y ${more} más` : ""}`,
    upTo: (percent: number) => `Hasta ${percent}% menos en piezas`,
    fellFrom: (before: string) => `Bajó: antes ${before}. Más impuesto y cargos.`,
    row: (row: string) => `Fila ${row}`,
    since: (day: string, ago: string) => `desde el ${day} (${ago})`,
    price: (part: string, price: string) => `${part}: ${price}, más impuesto y cargos`,
    sale: (part: string, price: string, before: string) =>
      `${part}: ${price} hoy, más impuesto y cargos (antes ${before})`,
    more: (n: number) => `Y ${carsEs(n)} más: vea la lista`,
    gone: "Ya no está:",
    still: "Las buenas piezas se van primero. Revise la fila antes de salir de casa.",
    why: "Le escribimos porque usted lo pidió y lo confirmó.",
    manage: "Cambie o cancele sus avisos",
    privacy: "Privacidad",
  },
  en: {
    confirmSubject: (brand: string) => `${brand}: confirm your alert`,
    confirmTitle: "Should we tell you?",
    confirmText: (name: string) =>
      joinSentences([
        `Somebody asked us to tell you when one comes in: ${name}`,
        "If it was you, open the link and press the button.",
      ]),
    confirmOther: (name: string) =>
      joinSentences([
        `Somebody asked us to tell you about this: ${name}`,
        "If it was you, open the link and press the button.",
      ]),
    confirmLink: "Yes, tell me",
    confirmEnd:
      "The link is good for one day. If it wasn’t you, do nothing: your address is deleted. So that nobody can ask again, use the link below.",
    never: "Never email me again",
    welcome: (brand: string) => `${brand}: we’ll tell you here`,
    came: (brand: string, n: number) => `${brand}: ${carsEn(n)} you’re looking for came in`,
    left: (brand: string, n: number) => `${brand}: ${carsEn(n)} we told you about left`,
    news: (brand: string, n: number) => `${brand}: ${n === 1 ? "1 update" : `${n} updates`} on what you follow`,
    newEvent: (brand: string, title: string) => `${brand}: new event: ${title}`,
    changedEvent: (brand: string, title: string) => `${brand}: changed: ${title}`,
    cancelledEvent: (brand: string, title: string) => `${brand}: canceled: ${title}`,
    fell: (brand: string, part: string, price: string) => `${brand}: now ${price}: ${part}`,
    digestTitle: "What came in",
    newsTitle: "What’s new",
    states: {
      new: "New event",
      changed: "Changed. It’s now:",
      cancelled: "Canceled",
    },
    elsewhere: (yard: string) => `No longer at ${yard}`,
    heldAt: (yards: readonly string[], more: number) => `At ${yards.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    upTo: (percent: number) => `Up to ${percent}% off parts`,
    fellFrom: (before: string) => `Down from ${before}. Plus tax and fees.`,
    row: (row: string) => `Row ${row}`,
    since: (day: string, ago: string) => `since ${day} (${ago})`,
    price: (part: string, price: string) => `${part}: ${price}, plus tax and fees`,
    sale: (part: string, price: string, before: string) => `${part}: ${price} today, plus tax and fees (was ${before})`,
    more: (n: number) => `And ${carsEn(n)} more: see the list`,
    gone: "Gone:",
    still: "Good parts go first. Check the row before you leave home.",
    why: "You get this email because you asked for it and confirmed it.",
    manage: "Change or stop your alerts",
    privacy: "Privacy",
  },
});
