import type { Words } from "#core/edition.ts";

/** What a folder may hold since which version, and since the third what it must say for it to be published. */
const changes: readonly { version: number; what: Words }[] = [
  {
    version: 2,
    what: {
      es: 'languages dice en qué idiomas está el sitio: ["es", "en"] o uno solo.',
      en: 'languages says in which languages the site is: ["es", "en"] or one of them.',
    },
  },
  {
    version: 2,
    what: {
      es: "yardWord se dice en todas las páginas, correos y archivos; en sus textos escriba {{yard.one}} y sus otras formas.",
      en: "yardWord is said on all pages, in mails and files; write {{yard.one}} and its other forms in your texts.",
    },
  },
  {
    version: 2,
    what: {
      es: "El interruptor metals quita la compra de metal por peso.",
      en: "The switch metals takes out the buying of metal by weight.",
    },
  },
  {
    version: 2,
    what: {
      es: "El interruptor alerts quita los avisos de lo que llega.",
      en: "The switch alerts takes out the messages about what comes in.",
    },
  },
  {
    version: 2,
    what: {
      es: "Los datos del sitio se pueden bajar: dataLicence dice con qué licencia (si no se indica, CC-BY-4.0) y el interruptor openData los quita.",
      en: "The site's data can be downloaded: dataLicence says under which licence (CC-BY-4.0 unless given), and the switch openData takes it out.",
    },
  },
  {
    version: 2,
    what: {
      es: "Lo que no vale para toda cadena se dice solo si está en rules: veteransFree, childrenWait, takesChecks, lowerPrice, coreBack, carPayment, cameras, firstAid, wheelbarrows, hoists, testsBatteries, speaksBoth, policiesSince, textsReviewed, alsoSold.",
      en: "What does not hold for every chain is said only if rules has it: veteransFree, childrenWait, takesChecks, lowerPrice, coreBack, carPayment, cameras, firstAid, wheelbarrows, hoists, testsBatteries, speaksBoth, policiesSince, textsReviewed, alsoSold.",
    },
  },
  {
    version: 3,
    what: {
      es: "Ninguna regla vale si no se dice: lo que antes se suponía (edad, días para contestar, envíos, puntos y las demás de rules) se dice ahora en rules o en la oficina. Vea qué falta con “yonke doctor”.",
      en: "No rule holds unless it is said: what used to be assumed (age, days to answer, shipping, points and the others of rules) is now said in rules or in the office. See what is unsaid with “yonke doctor”.",
    },
  },
  {
    version: 3,
    what: {
      es: "El programa de puntos (interruptor rewards) tiene páginas solo si rules o la oficina dice rewardsTerms; mientras no se diga, responden 404. Un false de una regla que no tiene palabras para el no (noPets, hoists…) la deja callada.",
      en: "The points program (switch rewards) has pages only where rules or the office says rewardsTerms; until it is said they answer 404. A false of a rule that has no words for a no (noPets, hoists…) keeps it silent.",
    },
  },
  {
    version: 3,
    what: {
      es: "La respuesta a un formulario promete llamar o contestar solo si hay días: answerDays, jobReadDays, carCallDays; la grúa de una donación, si además se dice freePickup.",
      en: "The answer to a form promises a call or a reply only where days are said: answerDays, jobReadDays, carCallDays; the tow truck of a donation, where freePickup is said too.",
    },
  },
  {
    version: 3,
    what: {
      es: "reference/ puede llevar engines.tsv, car-words.tsv, part-words.tsv, questions.tsv y car-sizes.tsv: lo que la cadena sabe mejor de motores, de cómo se dicen carros y piezas, y de lo que se pregunta.",
      en: "reference/ may hold engines.tsv, car-words.tsv, part-words.tsv, questions.tsv and car-sizes.tsv: what the chain knows better of engines, of how people say cars and parts, and of what they ask.",
    },
  },
];

export const folderVersion = changes.at(-1)?.version ?? 1;

export const changesSince = (version: number) => changes.filter((change) => change.version > version);
