import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "La cadena",
    doctor: "Cómo está la instalación",
    doctorWhy: "Lo mismo que dice el comando doctor. Solo mira: no cambia nada.",
    severities: { problem: "Por corregir", advice: "Por ver", fine: "Bien" },
    fine: (count: number) => `${count} cosas están bien`,
    sessions: "Oficinas abiertas",
    sessionsWhy: "Cerrar una pide entrar otra vez en ese aparato.",
    seen: (device: string, when: string) => `${device}. Última vez: ${when}`,
    here: "Este aparato",
    end: "Cerrar",
    ended: "Se cerró.",
    gone: "Esa oficina ya estaba cerrada.",
  },
  en: {
    title: "The chain",
    doctor: "How the installation is",
    doctorWhy: "The same as the command doctor says. It only looks: nothing is changed.",
    severities: { problem: "To mend", advice: "To look at", fine: "Fine" },
    fine: (count: number) => `${count} things are fine`,
    sessions: "Open offices",
    sessionsWhy: "Closing one asks to come in again on that device.",
    seen: (device: string, when: string) => `${device}. Last seen: ${when}`,
    here: "This device",
    end: "Close",
    ended: "It was closed.",
    gone: "That office was closed already.",
  },
});
