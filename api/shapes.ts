import * as v from "valibot";
import { type ErrorCode, errorStatus } from "#core/errors.ts";
import { artShape, bannerShape, eventShape, eventStoreShape } from "./events.ts";
import { challengeShape, sentShape, tokenShape } from "./form-endpoints.ts";
import { anyLocationShape, deskShape, dropdownShape, locationShape, mapShape, slimShape } from "./location-shape.ts";
import {
  partAnswerShape,
  partBillShape,
  partCarShape,
  partEngineShape,
  partFitShape,
  partKindShape,
  partWarningShape,
  partYardShape,
} from "./part-answer-shape.ts";
import { partShape } from "./parts.ts";
import { promoShape } from "./promos.ts";
import { siteSearchShape } from "./search.ts";
import { acceptedShape } from "./settings.ts";
import { pricedShape } from "./store-desks.ts";
import {
  answerAddShape,
  answerHereShape,
  engineAskedShape,
  suggestionShape,
  suggestionsShape,
  understoodShape,
} from "./suggest.ts";
import {
  makeShape,
  modelShape,
  oneVehicleShape,
  storeCarsShape,
  vehicleDetailShape,
  vehicleShape,
} from "./vehicle-shape.ts";
import { vinChoiceShape, vinMendShape, vinShape } from "./vin-shape.ts";

const problemShape = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
    message: v.string(),
    field: v.optional(v.string()),
    requestId: v.string(),
    errors: v.optional(v.record(v.string(), v.string())),
  }),
});

/** The objects in answers, under the names that the documents give them. */
export const shapes = {
  Make: makeShape,
  Model: modelShape,
  StoreCars: storeCarsShape,
  Vehicle: vehicleShape,
  VehicleAtStore: oneVehicleShape,
  VehicleDetail: vehicleDetailShape,
  Vin: vinShape,
  VinChoice: vinChoiceShape,
  VinMend: vinMendShape,
  Location: locationShape,
  LocationName: slimShape,
  LocationChoice: dropdownShape,
  AnyLocation: anyLocationShape,
  PricedLocation: pricedShape,
  CarBuyingDesk: deskShape,
  StoreMap: mapShape,
  Part: partShape,
  PartAnswer: partAnswerShape,
  PartYard: partYardShape,
  PartBill: partBillShape,
  PartCar: partCarShape,
  PartFit: partFitShape,
  PartEngine: partEngineShape,
  PartKind: partKindShape,
  PartWarning: partWarningShape,
  Event: eventShape,
  EventStore: eventStoreShape,
  Banner: bannerShape,
  SidebarPicture: artShape,
  Promo: promoShape,
  SiteSearch: siteSearchShape,
  Suggestions: suggestionsShape,
  AnswerHere: answerHereShape,
  AnswerAdd: answerAddShape,
  EngineAsked: engineAskedShape,
  Suggestion: suggestionShape,
  Understood: understoodShape,
  Sent: sentShape,
  Token: tokenShape,
  Challenge: challengeShape,
  Accepted: acceptedShape,
  Problem: problemShape,
} as const satisfies Record<string, v.GenericSchema>;

export type ShapeName = keyof typeof shapes;
