import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    go: "Ofrezca su vehículo",
    heading: "Ofrezca su vehículo",
    lead: "Déjenos los datos del carro y un teléfono, y le llamamos para acordar el día de la grúa si pasó la comprobación del formulario.",
    leadAsk: (phone: string) => `Déjenos los datos del carro y un teléfono, o llame al ${phone} para saber qué sigue.`,
    thanks: "Gracias por su donación",
  },
  en: {
    go: "Offer your vehicle",
    heading: "Offer your vehicle",
    lead: "Leave us the car’s details and a phone number, and we’ll call you to set a day for the tow truck if the form’s check was passed.",
    leadAsk: (phone: string) =>
      `Leave us the car’s details and a phone number, or call ${phone} to find out what’s next.`,
    thanks: "Thank you for your donation",
  },
});
