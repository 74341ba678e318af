/**
 * The demonstration chain's own facts. A chain that adopts the software changes this file; its name is a setting
 * (BRAND_NAME). Numbers are 555 and mail domains are example ones, so nothing here reaches a real person.
 */
export type Words = { readonly es: string; readonly en: string };
export type Phone = { readonly display: string; readonly tel: string };

const mainPhone = { display: "1-800-555-0152", tel: "+18005550152" } as const satisfies Phone;

export const brand = {
  /** Shown wherever the site speaks as the chain: the chain and its stores are made up. */
  invented: true,
  founded: 1991,
  /** Chain-wide windows (sales, banners, promos) are local times of this zone. */
  timeZone: "America/Los_Angeles",
  tagline: { es: "Saque la pieza. Pague menos.", en: "Pull the part. Pay less." },
  /** As texts show it: {{phone}}, and {{carPhone}}, {{donationPhone}} for their desks. */
  phone: mainPhone.display,
  phones: {
    main: mainPhone,
    carBuying: { display: "1-800-555-0153", tel: "+18005550153" },
    donations: { display: "1-800-555-0154", tel: "+18005550154" },
  },
  mailDomain: "yonke.example.com",
  inventedNote: {
    es: "Cadena inventada, para demostración. Las direcciones y los teléfonos no pertenecen a nadie.",
    en: "An invented chain, for demonstration. The addresses and telephone numbers belong to no one.",
  },
  row52: {
    url: "https://row52.com/",
    text: { es: "Row52", en: "Row52" },
    line: {
      es: "Vea fotos de los carros que llegan al patio.",
      en: "See photos of the cars that reach the yard.",
    },
  },
} as const satisfies {
  invented: boolean;
  founded: number;
  timeZone: string;
  tagline: Words;
  phone: string;
  phones: Record<string, Phone>;
  mailDomain: string;
  inventedNote: Words;
  row52: { url: string; text: Words; line: Words };
};

/** Whole years in business on a day; the site claims "over 30 years". */
export const yearsInBusiness = (today: Date): number => today.getUTCFullYear() - brand.founded;
