import { type PartCategory, partCategoryIds } from "#core/part.ts";
import { type EventTopic, eventTopics } from "#core/pictogram.ts";
import { type OwnPictogram, ownPictograms, partPictograms } from "./part-pictograms.ts";
import { pictograms } from "./pictograms.ts";

/** A plate's colours, the same by day and by night: blue is what the yards have, orange is for a while. */
const plates = { service: { ground: "#0b4a8f", fore: "#fff" }, event: { ground: "#ff8021", fore: "#15171a" } };

/** A pictogram on its plate as a picture of its own, where no style sheet reaches. */
function plateSvg(pictogram: string, plate: keyof typeof plates): string {
  const { ground, fore } = plates[plate];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" color="${fore}" fill="${fore}">` +
    `<rect width="120" height="120" rx="14" fill="${ground}"/>` +
    `<rect x="5" y="5" width="110" height="110" rx="10" fill="none" stroke="${fore}" stroke-width="3"/>` +
    `<g transform="translate(19 19) scale(.68)">${pictogram.replaceAll("var(--cut)", ground)}</g></svg>`
  );
}

/** Names of static drawings: what stands for a part, and for what an event is about. */
export const partPlateName = (category: PartCategory): string => `art/plates/part-${category}.svg`;
export const ownPlateName = (part: OwnPictogram): string => `art/plates/own-${part}.svg`;
export const topicPlateName = (topic: EventTopic): string => `art/plates/event-${topic}.svg`;

const ownPictogramNames = Object.keys(ownPictograms) as OwnPictogram[];

/** Every plate with its name. */
export const listPlates = (): [name: string, svg: string][] => [
  ...partCategoryIds.map((id): [string, string] => [partPlateName(id), plateSvg(partPictograms[id], "service")]),
  ...ownPictogramNames.map((part): [string, string] => [ownPlateName(part), plateSvg(ownPictograms[part], "service")]),
  ...eventTopics.map((topic): [string, string] => [topicPlateName(topic), plateSvg(pictograms[topic], "event")]),
];

export const findPlate = (name: string): string | undefined => listPlates().find(([known]) => known === name)?.[1];
