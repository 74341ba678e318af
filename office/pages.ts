import { devices } from "./devices/page.tsx";
import type { OfficePage } from "./page.tsx";
import type { OfficePageId } from "./paths.ts";
import { key } from "./sign-in/key-page.tsx";
import { link } from "./sign-in/link-page.tsx";
import { signIn } from "./sign-in/sign-in-page.tsx";
import { today } from "./today/page.tsx";

export const pages: Readonly<Record<OfficePageId, OfficePage>> = { today, signIn, link, key, devices };
