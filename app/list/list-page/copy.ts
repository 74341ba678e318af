import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Mi lista",
    description:
      "Los carros y las piezas de su visita, en el orden en que va a caminar y con el total en la caja. Se queda en su teléfono, sin cuenta.",
    heading: "Mi lista",
    needsScript: "Mi lista necesita JavaScript",
    noScript:
      "La lista vive en su teléfono o computadora y no en nuestro servidor: solo su navegador la puede leer. Sin JavaScript puede buscar carros, ver sus filas y sumar precios como siempre.",
    cars: "Revise el inventario",
    prices: "Precios de piezas",
  },
  en: {
    title: "My list",
    description:
      "The cars and parts for your visit, in the order you’ll walk, with the total at the counter. It lives on your device, no account.",
    heading: "My list",
    needsScript: "My list needs JavaScript",
    noScript:
      "The list lives on your device, not on our server, so only your browser can read it. Without JavaScript you can still find cars, see their rows and add up prices.",
    cars: "Check inventory",
    prices: "Part prices",
  },
});
