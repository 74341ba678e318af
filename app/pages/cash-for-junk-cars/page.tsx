import { contentPage } from "#app/content/content-page.tsx";

export const page = contentPage("cashForJunkCars", "cash-for-junk-cars");
