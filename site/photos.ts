/** Sizes of a vehicle's picture, in pixels of width. */
export const photoSizes = { thumb: 160, small: 400, large: 960 } as const;
export type PhotoSize = keyof typeof photoSizes;

/** The path of a vehicle's picture; `at` counts from 0. */
export const photoPath = (vehicleId: number, size: PhotoSize, at = 0): string =>
  `/photos/${vehicleId}${at > 0 ? `-${at + 1}` : ""}-${size}.jpg`;

export type PhotoName = { vehicleId: number; at: number; size: PhotoSize };

export function parsePhotoPath(path: string): PhotoName | undefined {
  const match = /^\/photos\/(\d{1,9})(?:-([2-9]|[1-4]\d))?-(thumb|small|large)\.jpg$/.exec(path);
  return match
    ? { vehicleId: Number(match[1]), at: match[2] ? Number(match[2]) - 1 : 0, size: match[3] as PhotoSize }
    : undefined;
}
