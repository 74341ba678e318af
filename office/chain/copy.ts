import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "La cadena",
    doctor: "Cómo está la instalación",
    doctorWhy: "Lo mismo que dice el comando doctor. Solo mira: no cambia nada.",
    severities: { problem: "Por corregir", advice: "Por revisar", fine: "Bien" },
    fine: (count: number) => (count === 1 ? "1 cosa está bien" : `${count} cosas están bien`),
    sessions: "Sesiones abiertas",
    sessionsWhy: "Si cierra una, en ese teléfono o computadora hay que entrar otra vez.",
    seen: (device: string, when: string) => `${device}. Última vez: ${when}`,
    here: "Aquí mismo",
    end: "Cerrar",
    ended: "Se cerró.",
    gone: "Esa sesión ya estaba cerrada.",
  },
  en: {
    title: "The chain",
    doctor: "System check",
    doctorWhy: "The same as the doctor command. It only looks; it changes nothing.",
    severities: { problem: "To fix", advice: "To check", fine: "Fine" },
    fine: (count: number) => (count === 1 ? "1 thing is fine" : `${count} things are fine`),
    sessions: "Open sessions",
    sessionsWhy: "If you close one, that device has to sign in again.",
    seen: (device: string, when: string) => `${device}. Last seen: ${when}`,
    here: "This device",
    end: "Close",
    ended: "Closed.",
    gone: "That session was already closed.",
  },
});
