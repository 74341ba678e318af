import { offerOther } from "./offer-other.ts";

offerOther(document, navigator.languages);
