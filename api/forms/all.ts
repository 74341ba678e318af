import type { PageId } from "#site/pages.ts";
import { careersForm } from "./careers.ts";
import { contactForm } from "./contact.ts";
import { donateForm } from "./donate.ts";
import type { Form, FormId } from "./form.ts";
import { sellMyCarForm } from "./sell-my-car.ts";

export const forms: Readonly<Record<FormId, Form>> = {
  careers: careersForm,
  contact: contactForm,
  "sell-my-car": sellMyCarForm,
  donate: donateForm,
};

/** The page that shows a form, and takes it back without script. */
export const formOfPage: Partial<Record<PageId, FormId>> = {
  careers: "careers",
  contact: "contact",
  sellMyCar: "sell-my-car",
  donateNow: "donate",
};
