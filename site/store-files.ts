import type { Edition } from "#core/edition.ts";

/** The path of a store's calendar of events and special days. */
export const calendarPath = (storeId: number, edition: Edition): string => `/calendars/store-${storeId}.${edition}.ics`;

/** The path of a yard map as a picture. */
export const mapImagePath = (storeId: number, edition: Edition): string =>
  `/api/locations/mapdata/${storeId}${edition === "en" ? "?language=english" : ""}`;

/** The path of one event as a calendar file. */
export const eventFilePath = (eventId: number, edition: Edition): string =>
  `/calendars/event-${eventId}.${edition}.ics`;
