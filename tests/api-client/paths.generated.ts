// Written by tests/api-client/types.test.ts out of the API's own description; renew it with vitest --update.
type Schemas = {
  "Make": { "id": number; "name": string };
  "Model": { "id": number; "name": string; "makeId": number; "count"?: number };
  "StoreCars": { "location": Schemas["Location"]; "vehicles": (Schemas["Vehicle"])[] };
  "Vehicle": { "id": number; "vin": string; "year": number; "makeId": number; "modelId": number; "locationId": number; "make": string; "model": string; "trim": string; "engine": string; "transmission": string; "color": string; "locationName": string; "locationCode": string; "city": string; "zip": string; "state": string; "row": string; "dateAdded": string; "barCodeNumber": string; "hasImage": boolean; "imageCount": number; "imageName": string; "largeImage": string; "smallImage": string; "thumbNail": string; "url": string; "size1": string; "size2": string; "size3": string; "size4": string; "extension": string; "section": string; "space": string; "heldUntil"?: string; "litres"?: number; "cylinders"?: number; "engineShape"?: string; "engineCode"?: string; "turbo"?: true; "highVoltage"?: true; "doors"?: number; "weightClass"?: number; "hitSide"?: "front" | "rear" | "left" | "right" | "none"; "sources"?: { [name: string]: "staff" | "file" | "vin" | "reference" } };
  "VehicleAtStore": { "vehicle": Schemas["VehicleDetail"]; "location": Schemas["Location"] };
  "VehicleDetail": { "id": number; "vin": string; "year": number; "makeId": number; "modelId": number; "locationId": number; "make": string; "model": string; "trim": string; "engine": string; "transmission": string; "color": string; "locationName": string; "locationCode": string; "city": string; "zip": string; "state": string; "row": string; "dateAdded": string; "barCodeNumber": string; "hasImage": boolean; "imageCount": number; "imageName": string; "largeImage": string; "smallImage": string; "thumbNail": string; "url": string; "size1": string; "size2": string; "size3": string; "size4": string; "extension": string; "section": string; "space": string; "heldUntil"?: string; "litres"?: number; "cylinders"?: number; "engineShape"?: string; "engineCode"?: string; "turbo"?: true; "highVoltage"?: true; "doors"?: number; "weightClass"?: number; "hitSide"?: "front" | "rear" | "left" | "right" | "none"; "sources"?: { [name: string]: "staff" | "file" | "vin" | "reference" }; "bodyStyle": string; "drive": string; "fuel": string; "mileage": (number | null); "images": (string)[] };
  "Vin": { "vin": string; "year"?: number; "make"?: string; "model"?: string; "body"?: "sedan" | "coupe" | "hatchback" | "wagon" | "suv" | "pickup" | "minivan" | "van" | "convertible" | "truck"; "doors"?: number; "litres"?: number; "cylinders"?: number; "engine"?: string; "turbo"?: true; "fuel"?: string; "highVoltage"?: true; "weightClass"?: number; "yearSure": boolean; "checkDigitRight": boolean; "choices": (Schemas["VinChoice"])[]; "mends": (Schemas["VinMend"])[] };
  "VinChoice": { "field": string; "values": (string)[] };
  "VinMend": { "vin": string; "year"?: number; "make"?: string; "model"?: string; "body"?: "sedan" | "coupe" | "hatchback" | "wagon" | "suv" | "pickup" | "minivan" | "van" | "convertible" | "truck"; "doors"?: number; "litres"?: number; "cylinders"?: number; "engine"?: string; "turbo"?: true; "fuel"?: string; "highVoltage"?: true; "weightClass"?: number };
  "Location": { "locationID": number; "site": string; "name": string; "subName": string; "listText": string; "type": string; "divisionCode": string; "divisionName": string; "divisionID": number; "locationCountGroup": string; "activeFlag": boolean; "locationDistance"?: (number | null); "address1": string; "address2": string; "city": string; "state": string; "stateName": string; "country": "US" | "CA"; "countryName": string; "postalCode": string; "publicPhone1": string; "phone1Label": string; "cleanPhoneLink1": string; "publicPhone2": string; "phone2Label": string; "cleanPhoneLink2": string; "hours": string; "mapLatitude": number; "mapLongitude": number; "mapTextLine1": string; "mapTextLine2": string; "additionalInfo": string; "timeZone": string; "openingHours": (({ "weekday": number; "opens": string; "closes": string })[] | null); "specialHours": ({ "day": string; "label": string; "closed": boolean; "spans": ({ "opens": string; "closes": string })[] })[]; "services": ("inventory" | "partpricing" | "wesellcars" | "buyscars")[]; "hasStoreMap": boolean; "slug": string };
  "LocationName": { "id": number; "locationID": number; "listText": string; "name": string; "city": string; "state": string; "postalCode": string; "country": "US" | "CA" };
  "LocationChoice": { "id": number; "listText": string; "state": string; "stateName": string; "country": "US" | "CA" };
  "AnyLocation": { "locationID": number; "name": string; "mapTextLine1": string; "divisionCode": string; "city": string; "state": string; "country": "US" | "CA"; "mapLatitude": number; "mapLongitude": number };
  "PricedLocation": { "id": number; "locationID": number; "listText": string; "name": string; "city": string; "state": string; "postalCode": string; "country": "US" | "CA"; "priceListUpdated": string };
  "CarBuyingDesk": { "id": number; "name": string; "phone": string; "cleanPhoneLink": string; "hours": string; "areaServed": string; "zips": (string)[]; "cities": (string)[]; "marketId": (number | null); "marketName": string; "stores": (Schemas["LocationName"])[] };
  "StoreMap": { "id": number; "title": string; "width": number; "height": number; "imageUrl": string; "rows": ({ "row": string; "zone": string; "zoneName": string; "x": number; "y": number; "width": number; "height": number })[] };
  "Part": { "itemNumber": string; "description": string; "type": "CAR" | "PU/VAN"; "price": string; "corePrice": string; "totalPrice": string; "warning": string };
  "PartAnswer": { "name": string; "type": "CAR" | "PU/VAN"; "kinds": (Schemas["PartKind"])[]; "itemNumber": string; "chosenBy": "asked" | "size" | "cars" | "first"; "fits": (Schemas["PartFit"])[]; "engines": (Schemas["PartEngine"])[]; "warnings": (Schemas["PartWarning"])[]; "pulledBy": "visitor" | "staff first" | "staff"; "askInstead": string; "recallPages": (string)[]; "notSoldHere": string; "notOnEveryCar": string; "tools": (string)[]; "minutesFrom": (number | null); "minutesTo": (number | null); "how": string; "check": string; "total": number; "beyond": boolean; "yards": (Schemas["PartYard"])[] };
  "PartYard": { "location": Schemas["LocationName"]; "miles": (number | null); "count": number; "otherCount": number; "bill": (Schemas["PartBill"] | null); "billFrom": (Schemas["PartBill"] | null); "billTo": (Schemas["PartBill"] | null); "cars": (Schemas["PartCar"])[] };
  "PartBill": { "price": string; "corePrice": string; "environmentalFee": (string | null); "tax": (string | null); "admission": (string | null); "totalPrice": string; "currency": "USD" | "CAD" };
  "PartCar": { "fit": ("same" | "size" | "compare" | "other" | null); "fitBy": ("engine" | "sister" | "weight" | null); "stillThere": ("sure" | "likely" | "maybe" | "doubtful" | null); "vehicle": Schemas["Vehicle"] };
  "PartFit": { "makeId": number; "make": string; "modelId": number; "model": string; "yearFrom": number; "yearTo": number; "why": "same year" | "same generation" | "sister" | "interchange" };
  "PartEngine": { "name": string; "count": number };
  "PartKind": { "itemNumber": string; "description": string };
  "PartWarning": { "danger": "high-voltage" | "high-voltage-near" | "high-voltage-car" | "airbag" | "airbag-near" | "airbag-recall" | "pretensioner" | "spring-strut" | "spring-arm" | "spring-coil" | "spring-torsion" | "spring-leaf" | "spring-window" | "spring-hinge" | "gas-strut" | "spring-tensioner" | "spring-brake" | "brake-dust" | "fuel-pressure" | "fuel-vapor" | "diesel-pressure" | "gas-cylinder" | "refrigerant" | "hot-coolant" | "acid" | "heavy" | "falls" | "under-car" | "air-suspension" | "hydraulic-pressure" | "glass" | "sharp-metal" | "mercury" | "tire-age" | "safety-part" | "catalytic" | "catalytic-near"; "text": string; "staffOnly": boolean; "sure": boolean };
  "Event": { "id": number; "title": string; "description": string; "startDate": string; "endDate": string; "locations": (Schemas["LocationName"])[]; "imageUrl": string; "iconImageData": string; "promoBannerStartDate": (string | null); "promoBannerEndDate": (string | null); "url": string };
  "EventStore": { "id": number; "listText": string };
  "Banner": { "id": number; "title": (string | null); "iconImageData": (string | null); "promoBannerStartDate": (string | null); "promoBannerEndDate": (string | null); "links": ({ "text": string; "url": string })[] };
  "SidebarPicture": { "id": number; "title": string; "url": string; "imageData": string; "imageHeight": number; "imageWidth": number };
  "Promo": { "positionIndex": number; "name": string; "url": string; "openURLInNewWindow": boolean; "desktopImageData": string; "mobileImageData": string; "desktopImageHeight": number; "desktopImageWidth": number; "mobileImageHeight": number; "mobileImageWidth": number };
  "SiteSearch": { "total_hits": number; "hits": ({ "url": string; "title": string; "images": { "main": string }; "meta_description": string; "highlight": string })[] };
  "Suggestions": { "understood": (Schemas["Understood"])[]; "answer"?: Schemas["AnswerHere"]; "engines"?: (Schemas["EngineAsked"])[]; "rule"?: string; "fit"?: string; "asksPlace": boolean; "cars"?: number; "suggestions": (Schemas["Suggestion"])[] };
  "AnswerHere": { "none": string; "yard": string; "away": string; "row": string; "total": string; "bill": string; "cars": string; "open": (boolean | null); "hours": string; "danger": string; "go": string; "url": string; "tell": string; "add": (Schemas["AnswerAdd"] | null) };
  "AnswerAdd": { "store": number; "yard": string; "id": number; "key": string; "name": string; "row": string; "color": string; "style": string; "part": ({ "part": number; "name": { "es": string; "en": string }; "type": "CAR" | "PU/VAN"; "priceCents": number; "coreCents": number; "environmentalCents": (number | null); "warrantyCents": (number | null); "seen": string } | null) };
  "EngineAsked": { "name": string; "cars": string; "line": string };
  "Suggestion": { "kind": "answer" | "part" | "car" | "yard" | "place" | "page"; "text": string; "note": string; "count": string; "url": string };
  "Understood": { "kind": "vin" | "stock" | "part" | "car" | "years" | "engine" | "color" | "body" | "row" | "hours" | "distance" | "place" | "unknown" | "without" | "left"; "text": string; "without": string };
  "Sent": { "sent": true; "message": string };
  "Token": { "token": string };
  "Challenge": { "parameters": { "algorithm": string }; "signature": string };
  "Accepted": { "accepted": number };
  "Problem": { "error": { "code": "invalid" | "forbidden" | "not-found" | "not-allowed" | "gone" | "too-large" | "too-long" | "too-broad" | "too-many" | "internal" | "unavailable"; "message": string; "field"?: string; "requestId": string; "errors"?: { [name: string]: string } } };
};

export type paths = {
  "/api/vehicle/makes": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Make"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/vehicle/makes/{id}/models": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "inStock"?: boolean }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Model"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/vehicle/search": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "makeId"?: number; "modelId"?: number; "year"?: string; "distance"?: number; "zip"?: string; "hitSide"?: string; "page"?: number; "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["StoreCars"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        422: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
    post: {
      parameters: { query?: { "makeId"?: number; "modelId"?: number; "year"?: string; "distance"?: number; "zip"?: string; "hitSide"?: string; "page"?: number; "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: { content: { "application/json": { "makeId"?: number; "modelId"?: number; "year"?: string; "distance"?: number; "zip"?: string; "hitSide"?: string; "page"?: number; "language"?: string }; "application/x-www-form-urlencoded": { "makeId"?: number; "modelId"?: number; "year"?: string; "distance"?: number; "zip"?: string; "hitSide"?: string; "page"?: number; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["StoreCars"])[] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        422: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/vehicle/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["VehicleAtStore"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/vin/{vin}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "vin": string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Vin"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/partlocations/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["PricedLocation"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/webuycarslocation/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["CarBuyingDesk"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/webuycarsmarket/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["CarBuyingDesk"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/storemap/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["StoreMap"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/mapdata/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "image/svg+xml": string; "image/png": string; "image/jpeg": string; "image/webp": string } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/count/{type}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "country"?: "US" | "CA" | "*" }; header?: never; path: { "type": string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": number } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/inventory": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["LocationName"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/partpricing": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["LocationName"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/wesellcars": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["LocationName"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/buyscars": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["LocationName"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/dropdown": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["LocationChoice"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/schnlocations": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["AnyLocation"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/search": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "zip"?: string; "distance"?: number; "language"?: string; "division"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Location"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/locations/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Location"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/parts/find": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query: { "part": string; "makeId"?: number; "modelId": number; "year"?: string; "engine"?: string; "zip"?: string; "distance"?: number; "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["PartAnswer"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        422: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/parts/list/{locationID}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string; "partKeyword"?: string }; header?: never; path: { "locationID": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Part"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/event/alllocations": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["EventStore"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/event/banner": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Banner"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/event/sidebarart": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["SidebarPicture"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/event/location/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Event"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        410: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/event/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path: { "id": number }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Event"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/promoimage/promos": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": (Schemas["Promo"])[] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/search": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "t"?: string; "page"?: number; "sfilter"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["SiteSearch"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/suggest": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { "t"?: string; "zip"?: string; "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Suggestions"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
    post: {
      parameters: { query?: { "t"?: string; "zip"?: string; "language"?: string }; header?: never; path?: never; cookie?: never };
      requestBody?: { content: { "application/json": { "t"?: string; "zip"?: string; "language"?: string }; "application/x-www-form-urlencoded": { "t"?: string; "zip"?: string; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Suggestions"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/careers/form": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { "store"?: string; "name": string; "phone": string; "email": string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string }; "application/x-www-form-urlencoded": { "store"?: string; "name": string; "phone": string; "email": string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Sent"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/contact/form": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { "name": string; "email"?: string; "phone"?: string; "subject": "parts" | "warranty" | "sell" | "cars" | "rewards" | "donate" | "opinion" | "accessibility" | "privacy" | "site"; "store"?: string; "message": string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string }; "application/x-www-form-urlencoded": { "name": string; "email"?: string; "phone"?: string; "subject": "parts" | "warranty" | "sell" | "cars" | "rewards" | "donate" | "opinion" | "accessibility" | "privacy" | "site"; "store"?: string; "message": string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Sent"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/sellmycar/form": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { "zip": string; "year": string; "make": string; "model": string; "vin"?: string; "runs": "runs-and-drives" | "starts" | "does-not-run"; "title"?: "yes" | "other" | "lien" | "lost" | "none"; "notes"?: string; "name"?: string; "phone"?: string; "email"?: string; "consent": "yes"; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string }; "application/x-www-form-urlencoded": { "zip": string; "year": string; "make": string; "model": string; "vin"?: string; "runs": "runs-and-drives" | "starts" | "does-not-run"; "title"?: "yes" | "other" | "lien" | "lost" | "none"; "notes"?: string; "name"?: string; "phone"?: string; "email"?: string; "consent": "yes"; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Sent"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/donate/form": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { "name": string; "phone": string; "email": string; "zip": string; "year": string; "make": string; "model": string; "vin"?: string; "runs"?: "runs-and-drives" | "starts" | "does-not-run"; "title"?: "yes" | "other" | "lien" | "lost" | "none"; "notes"?: string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string }; "application/x-www-form-urlencoded": { "name": string; "phone": string; "email": string; "zip": string; "year": string; "make": string; "model": string; "vin"?: string; "runs"?: "runs-and-drives" | "starts" | "does-not-run"; "title"?: "yes" | "other" | "lien" | "lost" | "none"; "notes"?: string; "recaptcha"?: string; "additionalInformation"?: string; "clientKey"?: string; "language"?: string } } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Sent"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/token": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Token"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/captcha/challenge": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Challenge"] } };
        304: { headers: Record<string, unknown>; content?: undefined };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/config/config/{key}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { "key": string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": string } };
        304: { headers: Record<string, unknown>; content?: undefined };
        404: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/config/urls": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": (string)[] } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Accepted"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/alerts/ended": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": (string)[] } };
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Schemas["Accepted"] } };
        400: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        403: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        413: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
  "/api/openapi.json": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": { "openapi": "3.1.0" } } };
        304: { headers: Record<string, unknown>; content?: undefined };
        414: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        429: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
        503: { headers: Record<string, unknown>; content: { "application/json": Schemas["Problem"] } };
      };
    };
  };
};
