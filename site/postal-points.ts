/** Postal codes around the stores with their places, for the device that looks for its own. */
export const postalPointsPath = "/postal-points.txt";
