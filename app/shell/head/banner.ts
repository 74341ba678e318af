import { hideBanner } from "./hide-banner.ts";

hideBanner(document);
