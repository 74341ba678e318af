/** Sales tax in millionths, environmental fee in millionths and its cap in cents, and the zone, by state or province. */
type StateFacts = { tax: number; fee: number; cap: number; zone: string };

export const stateFacts: Readonly<Record<string, StateFacts>> = {
  AB: { tax: 50_000, fee: 60_000, cap: 750, zone: "America/Edmonton" },
  AZ: { tax: 86_000, fee: 70_000, cap: 700, zone: "America/Phoenix" },
  BC: { tax: 120_000, fee: 70_000, cap: 750, zone: "America/Vancouver" },
  CA: { tax: 87_500, fee: 80_000, cap: 900, zone: "America/Los_Angeles" },
  FL: { tax: 70_000, fee: 60_000, cap: 600, zone: "America/New_York" },
  GA: { tax: 80_000, fee: 60_000, cap: 600, zone: "America/New_York" },
  IL: { tax: 102_500, fee: 75_000, cap: 800, zone: "America/Chicago" },
  IN: { tax: 70_000, fee: 60_000, cap: 600, zone: "America/Indiana/Indianapolis" },
  KS: { tax: 75_000, fee: 55_000, cap: 500, zone: "America/Chicago" },
  MO: { tax: 89_750, fee: 60_000, cap: 600, zone: "America/Chicago" },
  NC: { tax: 72_500, fee: 60_000, cap: 600, zone: "America/New_York" },
  NV: { tax: 83_750, fee: 70_000, cap: 700, zone: "America/Los_Angeles" },
  OH: { tax: 75_000, fee: 65_000, cap: 650, zone: "America/New_York" },
  OR: { tax: 0, fee: 75_000, cap: 800, zone: "America/Los_Angeles" },
  RI: { tax: 70_000, fee: 70_000, cap: 700, zone: "America/New_York" },
  TX: { tax: 82_500, fee: 60_000, cap: 650, zone: "America/Chicago" },
  UT: { tax: 77_500, fee: 60_000, cap: 650, zone: "America/Denver" },
  VA: { tax: 60_000, fee: 60_000, cap: 600, zone: "America/New_York" },
  WA: { tax: 103_000, fee: 80_000, cap: 900, zone: "America/Los_Angeles" },
};
