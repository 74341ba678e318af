import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    go: "Ofrezca su vehículo",
    heading: "Ofrezca su vehículo",
    lead: "Déjenos los datos del carro y un teléfono, y le llamamos para acordar el día de la grúa.",
    car: "Su carro",
    notesHint: "Diga dónde está el carro y qué organización eligió.",
    you: "Sus datos",
    thanks: "Gracias por su donación",
  },
  en: {
    go: "Offer your vehicle",
    heading: "Offer your vehicle",
    lead: "Leave us the car's details and a phone number, and we will call you to set a day for the tow truck.",
    car: "Your car",
    notesHint: "Tell us where the car is and which organization you chose.",
    you: "Your details",
    thanks: "Thank you for your donation",
  },
});
