import { defineIsland } from "#app/define-island.tsx";
import { PlaceField, type PlaceFieldProps } from "./place-field.tsx";

/** The field alone, for a form that the server draws. */
export default defineIsland<Omit<PlaceFieldProps, "label" | "place">>("place-field", PlaceField);
