/** Pigments of the maps; maps keep their colours at night. */
export const ink = "#15171a";
export const yellow = "#ffcd00";
export const water = "#c5d9e2";
export const shore = "#8fa3ab";
export const ground = "#f3f5f4";
export const stateLine = "#aab3b6";
export const nationLine = "#3f4649";
