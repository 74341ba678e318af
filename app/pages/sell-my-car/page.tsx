import { contentPage } from "#app/content/content-page.tsx";

export const page = contentPage("sellMyCar", "sell-my-car");
