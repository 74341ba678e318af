/** Speculation rules: pages that a visitor is likely to open next are fetched when the pointer rests on their link. */
export const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/api/*" } },
          { not: { selector_matches: "[rel~=external]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
