import type { Edition } from "./edition.ts";
import type { LocalWindow } from "./local-time.ts";

export type PromoPosition = 0 | 1 | 2 | 3;
export const promoPositions: readonly PromoPosition[] = [0, 1, 2, 3];

/** What a position shows when no promo arrives. */
export const promoFallbacks = ["we-sell-cars", "store-hours", "toolkit-rewards", "row52"] as const;

export type Picture = {
  readonly id: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
};

/** Window on the chain's clock. */
export type Promo = LocalWindow & {
  readonly id: number;
  readonly position: PromoPosition;
  readonly edition: Edition;
  readonly name: string;
  readonly url: string;
  readonly newWindow: boolean;
  readonly desktop: Picture;
  readonly mobile: Picture;
};

export type SidebarArt = LocalWindow & {
  readonly id: number;
  readonly position: number;
  readonly edition: Edition;
  readonly title: string;
  readonly url: string;
  readonly picture: Picture;
};
