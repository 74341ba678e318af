import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    go: "Ofrezca su vehículo",
    heading: "Ofrezca su vehículo",
    lead: "Déjenos los datos del carro y un teléfono, y le llamamos para acordar el día de la grúa.",
    thanks: "Gracias por su donación",
  },
  en: {
    go: "Offer your vehicle",
    heading: "Offer your vehicle",
    lead: "Leave us the car’s details and a phone number, and we’ll call you to set a day for the tow truck.",
    thanks: "Thank you for your donation",
  },
});
