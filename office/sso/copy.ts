import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    enter: (name: string) => `Entrar con ${name}`,
    company: "la cuenta de la empresa",
    title: "Cuenta de la empresa",
    heading: "No se pudo entrar",
    stranger: (email: string) => `Nadie ha invitado a ${email}. Pida al dueño que lo invite con ese correo.`,
    another: (email: string) =>
      `${email} ya entró con otra cuenta. Si la cuenta cambió, pida al dueño que quite a esa persona y la invite de nuevo.`,
    unverified: "Su cuenta no trae un correo comprobado. Compruébelo allá y vuelva a entrar.",
    failed: "La cuenta no contestó como debía, o pasó demasiado tiempo. Vuelva a entrar.",
    away: "No se pudo llegar a la cuenta. Pruebe más tarde, o entre de otra manera.",
    again: "Ir a la entrada",
  },
  en: {
    enter: (name: string) => `Sign in with ${name}`,
    company: "the company account",
    title: "Company account",
    heading: "We couldn’t sign you in",
    stranger: (email: string) => `Nobody has invited ${email}. Ask the owner to invite that address.`,
    another: (email: string) =>
      `${email} has already signed in with another account. If the account changed, ask the owner to remove that person and invite them again.`,
    unverified: "Your account has no verified email. Verify it there and sign in again.",
    failed: "The account didn’t respond as it should, or it took too long. Sign in again.",
    away: "We couldn’t reach the account. Try later, or sign in another way.",
    again: "Go to sign-in",
  },
});
