import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    office: "Oficina",
    skip: "Saltar al contenido",
    home: (brand: string) => `${brand}, oficina: hoy`,
    nav: "Oficina",
    more: "Más",
    today: "Hoy",
    devices: "Mis aparatos",
    other: "English",
    signOut: "Salir",
    roles: { owner: "Dueño", manager: "Gerente", reader: "Solo lectura" },
  },
  en: {
    office: "Office",
    skip: "Skip to the content",
    home: (brand: string) => `${brand}, office: today`,
    nav: "Office",
    more: "More",
    today: "Today",
    devices: "My devices",
    other: "Español",
    signOut: "Sign out",
    roles: { owner: "Owner", manager: "Manager", reader: "Reader" },
  },
});
