import type { Words } from "#core/edition.ts";
import type { Remark } from "#feeds/engine/feed.ts";
import type { Images, Picture } from "#feeds/engine/images/images.ts";
import type { ImageUse } from "#feeds/engine/images/reencode.ts";

const notBeside: Words = { es: "no está junto al archivo importado.", en: "is not beside the imported file." };

/** The picture columns of a feed and what each is for. */
type PictureColumns = Readonly<Record<string, ImageUse>>;

type AnyRow = Readonly<Record<string, unknown>>;

/** The pictures that a line names. */
export const picturesOf = (row: AnyRow, columns: PictureColumns): Picture[] =>
  Object.entries(columns).flatMap(([column, use]) => {
    const name = row[column];
    return typeof name === "string" ? [{ name, use }] : [];
  });

/** The ids of the pictures that a line names; a picture that cannot be used rejects the line. */
export function readPictures<C extends PictureColumns>(row: AnyRow, columns: C, images: Images) {
  const ids: Partial<Record<keyof C, string>> = {};
  const problems: Remark[] = [];
  for (const [column, use] of Object.entries(columns)) {
    const name = row[column];
    if (typeof name !== "string") continue;
    const image = images.find(name, use);
    if (image && "id" in image) ids[column as keyof C] = image.id;
    else problems.push({ column, value: name, reason: image?.problem ?? notBeside });
  }
  return { ids, problems };
}
