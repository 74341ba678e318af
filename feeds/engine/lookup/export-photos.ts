import type { ExportOptions, Value } from "#feeds/engine/feed.ts";

/** The photos of a car as files beside the export. */
export async function exportPhotos(photos: Value | undefined, saveImage: ExportOptions["saveImage"]): Promise<string> {
  const ids = JSON.parse(String(photos ?? "[]")) as string[];
  const names: string[] = [];
  for (const id of ids) names.push(await saveImage(id));
  return names.join("|");
}
