import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * A component that comes alive in the browser. `name` is its file in a room of app/ (`<name>.island.tsx`, default export);
 * its props travel as JSON in the page, so they are plain data. It renders apart from the page, so that the browser
 * can hydrate it alone with the same ids.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<P>;
  props: P;
}) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
