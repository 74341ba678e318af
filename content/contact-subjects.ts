import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import type { Switch, Switches } from "#core/switches.ts";

export type ContactSubject = {
  readonly id: string;
  readonly label: Words;
  /** What has a form of its own is for that form's desk too. */
  readonly form?: FormId;
  /** There only while this switch of the chain is on. */
  readonly needs?: Switch;
};

/** The subjects of the contact form, in the order of the contact page; chain.json names who answers each. */
export const contactSubjects = [
  { id: "parts", label: { es: "Piezas y precios", en: "Parts and prices" } },
  { id: "warranty", label: { es: "Cambios y garantía", en: "Exchanges and warranty" } },
  { id: "sell", label: { es: "Vender mi carro", en: "Selling my car" }, form: "sell-my-car", needs: "sellingCars" },
  { id: "cars", label: { es: "Carros en venta", en: "Cars for sale" }, needs: "carsForSale" },
  { id: "rewards", label: { es: "Toolkit Rewards", en: "Toolkit Rewards" }, needs: "rewards" },
  {
    id: "donate",
    label: { es: "Donar un vehículo", en: "Donating a vehicle" },
    form: "donate",
    needs: "donation",
  },
  { id: "opinion", label: { es: "Queja o felicitación", en: "Complaint or praise" } },
  { id: "accessibility", label: { es: "Accesibilidad", en: "Accessibility" } },
  { id: "privacy", label: { es: "Privacidad", en: "Privacy" } },
  { id: "site", label: { es: "Este sitio", en: "This site" } },
] as const satisfies readonly ContactSubject[];

export type ContactSubjectId = (typeof contactSubjects)[number]["id"];
export const contactSubjectIds = contactSubjects.map(({ id }) => id);

/** Those of a chain with these switches. */
export const listContactSubjects = (switches: Switches): readonly ContactSubject[] =>
  contactSubjects.filter((subject: ContactSubject) => subject.needs === undefined || switches[subject.needs]);
