import { mark } from "#app/marks.ts";

/** Part of a drawing that the browser keeps as the server made it (app/kept-markup.tsx does so for HTML). */
export const KeptGroup = ({ name, html }: { name: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by drawings/, of numbers and colours alone
  <g {...mark("kept", name)} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);
