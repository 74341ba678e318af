/** Sizes of a vehicle's picture, in pixels of width. */
export const photoSizes = { thumb: 160, small: 400, large: 960 } as const;
export type PhotoSize = keyof typeof photoSizes;

/** What a program joins to the address of a picture: `${photoFolder}${photoFile(id, "small")}${photoExtension}`. */
export const photoFolder = "/photos/";
export const photoExtension = ".jpg";
export const photoFile = (vehicleId: number, size: PhotoSize, at = 0): string =>
  `${vehicleId}${at > 0 ? `-${at + 1}` : ""}-${size}`;

/** The path of a vehicle's picture; `at` counts from 0. */
export const photoPath = (vehicleId: number, size: PhotoSize, at = 0): string =>
  photoFolder + photoFile(vehicleId, size, at) + photoExtension;

/** The same for a car that is sold whole. */
export const carPhotoPath = (carId: number, size: PhotoSize, at = 0): string =>
  `${photoFolder}sale-${photoFile(carId, size, at)}${photoExtension}`;

export type PhotoName = { forSale: boolean; vehicleId: number; at: number; size: PhotoSize };

/** Clients that build addresses by hand write the folder /images/ and the ending .JPG. */
export function parsePhotoPath(path: string): PhotoName | undefined {
  const match = /^\/(?:photos|images)\/(sale-)?(\d{1,9})(?:-([2-9]|[1-4]\d))?-(thumb|small|large)\.(?:jpg|JPG)$/.exec(
    path,
  );
  return match
    ? {
        forSale: match[1] !== undefined,
        vehicleId: Number(match[2]),
        at: match[3] ? Number(match[3]) - 1 : 0,
        size: match[4] as PhotoSize,
      }
    : undefined;
}
