import type { Cents } from "./money.ts";

/** Toolkit Rewards: about a point for each dollar, and a certificate for so many points. */
export const pointsPerCertificate = 350;
export const certificateCents: Cents = 2000;

export type Rewards = {
  countedCents: Cents;
  earned: number;
  /** Earned and had before. */
  points: number;
  certificates: number;
  certificatesCents: Cents;
  /** What stays on the card after the certificates. */
  left: number;
  toNext: number;
};

/** What a receipt earns once the lines that earn nothing have left it; they never count below nothing. */
export function rewardsFor(receipt: { spentCents: Cents; excludedCents: Cents; pointsBefore?: number }): Rewards {
  const countedCents = Math.max(0, receipt.spentCents - receipt.excludedCents);
  const earned = Math.floor(countedCents / 100);
  const points = earned + (receipt.pointsBefore ?? 0);
  const certificates = Math.floor(points / pointsPerCertificate);
  const left = points - certificates * pointsPerCertificate;
  return {
    countedCents,
    earned,
    points,
    certificates,
    certificatesCents: certificates * certificateCents,
    left,
    toNext: pointsPerCertificate - left,
  };
}
