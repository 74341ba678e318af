import { expect, it } from "vitest";
import type { OfficeLead } from "#data/queries/lead-work.ts";
import { leadContacts } from "./lead-words.ts";

const contacts = (fields: Record<string, string>) => leadContacts({ fields } as unknown as OfficeLead);

it.each([
  ["(916) 555-0142", "tel:+19165550142", "https://wa.me/19165550142"],
  ["1 916 555 0142", "tel:+19165550142", "https://wa.me/19165550142"],
  ["+52 664 555 0142", "tel:+526645550142", "https://wa.me/526645550142"],
  ["555-0142", "tel:5550142", undefined],
  ["55", undefined, undefined],
])("calls %s as it can be dialled", (phone, call, whatsapp) =>
  expect(contacts({ phone })).toEqual({ call, whatsapp, mail: undefined }),
);

it("writes an address as mail programs read it, and lets it add nothing to the mail", () =>
  expect(contacts({ email: "ana+1?cc=x@example.com" }).mail).toBe("mailto:ana%2B1%3Fcc%3Dx@example.com"));
