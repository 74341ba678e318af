import type { Edition, Words } from "./edition.ts";
import type { LocalWindow } from "./local-time.ts";
import type { Picture } from "./promo.ts";

/** A carousel slide or a tout of the home page; window on the chain's clock. */
export type Slide = LocalWindow & {
  readonly id: number;
  readonly slug: string;
  readonly kind: "slide" | "tout";
  readonly position: number;
  readonly title: Words;
  readonly body: Words;
  readonly linkText: Words;
  readonly url: Words;
  readonly newWindow: boolean;
  /** A drawing's name, used when there is no picture. */
  readonly art: string;
  readonly pictures: Readonly<Record<Edition, Picture>> | null;
};
