import { contentPage } from "#app/content/content-page.tsx";

export const page = contentPage("toolkitRewards", "toolkit-rewards");
