/** What an event may be about; its sign shows it. */
export const eventTopics = [
  "lights",
  "wheels",
  "engine",
  "muffler",
  "truck",
  "carry",
  "workshop",
  "card",
  "medal",
  "night",
  "school",
] as const;

export type EventTopic = (typeof eventTopics)[number];

export const findTopic = (name: string): EventTopic | undefined => eventTopics.find((topic) => topic === name);

/** Every pictogram that a plate may carry. */
export const pictogramNames = [
  ...eventTopics,
  "air-bag",
  "air-cylinder",
  "bank",
  "battery",
  "boot",
  "bottle",
  "chip",
  "cigarette",
  "climb",
  "crush",
  "drip",
  "envelope",
  "first-aid",
  "flame",
  "forklift",
  "gear",
  "gift",
  "glasses",
  "gloves",
  "handle",
  "hat-and-water",
  "hoist",
  "hubcap",
  "id-card",
  "ingot",
  "jack",
  "key",
  "loose-car",
  "magnet",
  "mark",
  "old-part",
  "on-stands",
  "paw",
  "pin",
  "push",
  "receipt",
  "signature",
  "signed-letter",
  "title",
  "trousers",
  "under",
  "wheelbarrow",
] as const;

export type PictogramName = (typeof pictogramNames)[number];
