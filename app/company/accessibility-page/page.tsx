import { contentPage } from "#app/texts/content-page.tsx";

export const page = contentPage("accessibility", "accessibility");
