import { alertEndpoints } from "./alerts.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { formEndpoints } from "./form-endpoints.ts";
import { locationEndpoints } from "./locations.ts";
import { openapiEndpoint } from "./openapi-endpoint.ts";
import { partEndpoints } from "./parts.ts";
import { promoEndpoints } from "./promos.ts";
import { searchEndpoints } from "./search.ts";
import { settingEndpoints } from "./settings.ts";
import { deskEndpoints } from "./store-desks.ts";
import { mapEndpoints } from "./store-maps.ts";
import { suggestEndpoints } from "./suggest.ts";
import { vehicleEndpoints } from "./vehicles.ts";
import { vinEndpoints } from "./vins.ts";

/** Every call. Of two that fit an address the first answers, so names stand before {id}. */
export const endpoints: readonly Endpoint[] = [
  ...vehicleEndpoints,
  ...vinEndpoints,
  ...deskEndpoints,
  ...mapEndpoints,
  ...locationEndpoints,
  ...partEndpoints,
  ...eventEndpoints,
  ...promoEndpoints,
  ...searchEndpoints,
  ...suggestEndpoints,
  ...formEndpoints,
  ...settingEndpoints,
  ...alertEndpoints,
  openapiEndpoint(() => endpoints),
];
