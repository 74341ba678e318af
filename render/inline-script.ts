import { hash } from "node:crypto";
import type { Mark } from "#app/marks.ts";
import { escapeMarkup as e } from "#core/escape.ts";

/** What the content security policy calls an inline text that it allows. */
export const hashSource = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/** A script that travels inside pages, and what the content security policy calls it. */
export type InlineScript = { text: string; source: string };

export const inlineScript = (text: string): InlineScript => ({ text, source: hashSource(text) });

/** It reads what differs from page to page from its own data attributes, so that its hash is always the same. */
export function inlineTag({ text }: InlineScript, data: { [M in Mark]?: string }): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${e(value)}"`);
  return `<script${attributes.join("")}>${text}</script>`;
}
