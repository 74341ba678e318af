import { expect, test } from "vitest";
import { carPhotoPath, parsePhotoPath, photoPath } from "./photos.ts";

test.each([
  [photoPath(7, "small"), { forSale: false, vehicleId: 7, at: 0, size: "small" }],
  [photoPath(7, "large", 2), { forSale: false, vehicleId: 7, at: 2, size: "large" }],
  [carPhotoPath(12, "thumb"), { forSale: true, vehicleId: 12, at: 0, size: "thumb" }],
  [carPhotoPath(12, "large", 1), { forSale: true, vehicleId: 12, at: 1, size: "large" }],
  ["/images/7-small.JPG", { forSale: false, vehicleId: 7, at: 0, size: "small" }],
])("%s is read back", (path, name) => {
  expect(parsePhotoPath(path)).toEqual(name);
});

test.each(["/photos/7.jpg", "/photos/sale--7-small.jpg", "/photos/7-1-small.jpg", "/photos/7-huge.jpg", "/photos/x"])(
  "%s is no photo",
  (path) => {
    expect(parsePhotoPath(path)).toBeUndefined();
  },
);
