import type { Poster } from "../posters.ts";
import type { AddressId } from "./addresses.ts";

export type PromoText = {
  position: number;
  edition: "es" | "en";
  name: string;
  page: AddressId;
  /** Days from today; null = without an end. */
  window: readonly [number, number] | null;
  poster: Poster;
};

/** Not every position in every language has one, so that the drawn fallbacks are seen too. */
export const promoTexts: readonly PromoText[] = [
  {
    position: 0,
    edition: "es",
    name: "Carros en venta: completos, como están",
    page: "carsForSale",
    window: null,
    poster: { lines: ["CARROS EN VENTA", "COMO ESTÁN"], style: "sedan", paint: "azul", ground: "brand", stands: false },
  },
  {
    position: 2,
    edition: "es",
    name: "Warranty Plus: 12 meses para cambiar su pieza",
    page: "warrantyPlus",
    window: [-20, 60],
    poster: { lines: ["WARRANTY PLUS", "12 MESES"], style: "suv", paint: "blanco", ground: "brand" },
  },
  {
    position: 1,
    edition: "es",
    name: "Mofles a mitad de precio",
    page: "events",
    window: [-25, -21],
    poster: { lines: ["MOFLES", "A MITAD"], style: "coupe", paint: "rojo", ground: "sale" },
  },
  {
    position: 0,
    edition: "en",
    name: "Cars for sale: whole, as is",
    page: "carsForSale",
    window: null,
    poster: { lines: ["CARS FOR SALE", "AS IS"], style: "sedan", paint: "azul", ground: "brand", stands: false },
  },
  {
    position: 3,
    edition: "en",
    name: "Know your row before you drive",
    page: "inventory",
    window: [-10, 90],
    poster: { lines: ["KNOW YOUR ROW", "ROW 17"], style: "pickup", paint: "blanco", ground: "guide" },
  },
  {
    position: 1,
    edition: "en",
    name: "Half-price mufflers",
    page: "events",
    window: [-25, -21],
    poster: { lines: ["MUFFLERS", "HALF OFF"], style: "coupe", paint: "rojo", ground: "sale" },
  },
];

export const sidebarTexts: readonly PromoText[] = [
  {
    position: 0,
    edition: "es",
    name: "Done su carro y ayude",
    page: "donate",
    window: null,
    poster: {
      lines: ["DONE SU CARRO", "Y AYUDE"],
      style: "minivan",
      paint: "blanco",
      ground: "service",
      stands: false,
    },
  },
  {
    position: 1,
    edition: "es",
    name: "Compramos su carro",
    page: "whatWeBuy",
    window: null,
    poster: { lines: ["COMPRAMOS", "SU CARRO"], style: "hatchback", paint: "beige", ground: "brand", stands: false },
  },
  {
    position: 0,
    edition: "en",
    name: "Donate your car and help",
    page: "donate",
    window: null,
    poster: {
      lines: ["DONATE YOUR CAR", "AND HELP"],
      style: "minivan",
      paint: "blanco",
      ground: "service",
      stands: false,
    },
  },
  {
    position: 1,
    edition: "en",
    name: "We’ll buy your car",
    page: "whatWeBuy",
    window: null,
    poster: { lines: ["WE BUY", "YOUR CAR"], style: "hatchback", paint: "beige", ground: "brand", stands: false },
  },
];
