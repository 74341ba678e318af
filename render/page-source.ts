import { type PageId, pageRow } from "#site/pages.ts";

/** A page's file, by which its sheets are known. */
export const pageSource = (id: PageId): string => `app/${pageRow(id).file}/page.tsx`;
