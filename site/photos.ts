/** Sizes of a vehicle's picture, in pixels of width. */
export const photoSizes = { thumb: 160, small: 400, large: 960 } as const;
export type PhotoSize = keyof typeof photoSizes;

/** The path of a vehicle's picture; `at` counts from 0. */
export const photoPath = (vehicleId: number, size: PhotoSize, at = 0): string =>
  `/photos/${vehicleId}${at > 0 ? `-${at + 1}` : ""}-${size}.jpg`;

/** The same for a car that is sold whole. */
export const carPhotoPath = (carId: number, size: PhotoSize, at = 0): string =>
  photoPath(carId, size, at).replace("/photos/", "/photos/sale-");

export type PhotoName = { forSale: boolean; vehicleId: number; at: number; size: PhotoSize };

export function parsePhotoPath(path: string): PhotoName | undefined {
  const match = /^\/photos\/(sale-)?(\d{1,9})(?:-([2-9]|[1-4]\d))?-(thumb|small|large)\.jpg$/.exec(path);
  return match
    ? {
        forSale: match[1] !== undefined,
        vehicleId: Number(match[2]),
        at: match[3] ? Number(match[3]) - 1 : 0,
        size: match[4] as PhotoSize,
      }
    : undefined;
}
