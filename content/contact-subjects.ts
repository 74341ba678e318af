import type { FormId } from "#core/forms/forms.ts";
import { brand, type Words } from "./brand.ts";

export type ContactSubject = {
  readonly id: string;
  readonly label: Words;
  readonly desk: string;
  /** What has a form of its own is for that form's desk too. */
  readonly form?: FormId;
};

const desk = (name: string) => `${name}@${brand.mailDomain}`;

/** The subjects of the contact form, in the order of the contact page; `desk` is the address that answers each. */
export const contactSubjects = [
  { id: "parts", label: { es: "Piezas y precios", en: "Parts and prices" }, desk: desk("parts") },
  { id: "warranty", label: { es: "Cambios y garantía", en: "Exchanges and warranty" }, desk: desk("warranty") },
  { id: "sell", label: { es: "Vender mi carro", en: "Selling my car" }, desk: desk("car-buying"), form: "sell-my-car" },
  { id: "cars", label: { es: "Carros en venta", en: "Cars for sale" }, desk: desk("cars") },
  { id: "rewards", label: { es: "Toolkit Rewards", en: "Toolkit Rewards" }, desk: desk("rewards") },
  {
    id: "donate",
    label: { es: "Donar un vehículo", en: "Donating a vehicle" },
    desk: desk("donations"),
    form: "donate",
  },
  { id: "opinion", label: { es: "Queja o felicitación", en: "Complaint or praise" }, desk: desk("customers") },
  { id: "accessibility", label: { es: "Accesibilidad", en: "Accessibility" }, desk: desk("accessibility") },
  { id: "privacy", label: { es: "Privacidad", en: "Privacy" }, desk: desk("privacy") },
  { id: "site", label: { es: "Este sitio", en: "This site" }, desk: desk("site") },
] as const satisfies readonly ContactSubject[];

export type ContactSubjectId = (typeof contactSubjects)[number]["id"];
