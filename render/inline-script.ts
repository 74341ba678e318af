import type { Mark } from "#app/marks.ts";
import { escapeMarkup as e } from "#core/escape.ts";
import { hashSource } from "./page-styles.ts";

/** A script that travels inside pages, and what the content security policy calls it. */
export type InlineScript = { text: string; source: string };

export const inlineScript = (text: string): InlineScript => ({ text, source: hashSource(text) });

/** It reads what differs from page to page from its own data attributes, so that its hash is always the same. */
export function inlineTag({ text }: InlineScript, data: { [M in Mark]?: string }): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${e(value)}"`);
  return `<script${attributes.join("")}>${text}</script>`;
}
