import { smallName } from "#feeds/engine/images/small-picture.ts";
import type { OfficeServices } from "../services.ts";
import { readFileOf } from "./shared-files.ts";

/** The pictures of an edit as addresses that hold them, by their field; those that could not be read are absent. */
export async function smallPictures(
  services: Pick<OfficeServices, "db" | "uploads">,
  id: string,
  pictures: Readonly<Record<string, string>>,
) {
  const small = await Promise.all(
    Object.entries(pictures).map(async ([field, name]) => {
      const bytes = await readFileOf(services, id, smallName(name));
      return bytes ? [[field, `data:image/jpeg;base64,${bytes.toString("base64")}`]] : [];
    }),
  );
  return Object.fromEntries(small.flat()) as Record<string, string>;
}
