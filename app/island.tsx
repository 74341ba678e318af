import { type ComponentType, type ReactNode, useContext } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type IslandModule, islandIdPrefix, islandTree, travellingProps } from "./define-island.tsx";
import { FinishedContext, useFinished } from "./finished.tsx";
import { mark } from "./marks.ts";
import { PageContext, usePage } from "./page.tsx";

type IslandProps<P extends object, Kept extends keyof P> = {
  of: IslandModule<P>;
  props: Omit<P, Kept>;
  /** Parts that stay as the server drew them, by the prop that takes them as HTML for `<KeptMarkup>`. */
  kept?: Record<Kept, ReactNode>;
  /** Its code comes with the first focus. */
  asleep?: boolean;
  /** With the same props it comes on many pages, and asks for neither hour nor visitor. */
  shared?: boolean;
};

/**
 * Puts a component into the page that comes alive in the browser. It renders apart from the page, so that the browser
 * can hydrate it alone with the same ids; its props travel as JSON, so they are plain data, but
 * for those that it reads from its markup.
 */
export function Island<P extends object, Kept extends keyof P = never>(island: IslandProps<P, Kept>) {
  const finished = useFinished();
  if (!island.shared) return <Drawing {...island} />;
  return finished(`island ${island.of.name} ${JSON.stringify(island.props)}`, () => <Drawing {...island} />);
}

function Drawing<P extends object, Kept extends keyof P = never>({
  of,
  props,
  kept,
  asleep = false,
}: IslandProps<P, Kept>) {
  const view = usePage();
  const drawer = useContext(FinishedContext);
  const drawn = Object.entries<ReactNode>(kept ?? {}).map(([name, part]) => [
    name,
    renderToStaticMarkup(
      <FinishedContext value={drawer}>
        <PageContext value={view}>{part}</PageContext>
      </FinishedContext>,
    ),
  ]);
  const whole = { ...props, ...Object.fromEntries(drawn) };
  const tree = islandTree(of.Component as ComponentType<object>, whole, view.edition);
  const html = renderToString(<FinishedContext value={drawer}>{tree}</FinishedContext>, {
    identifierPrefix: islandIdPrefix(of.name),
  });
  return (
    <div
      {...(asleep ? mark("asleep", of.name) : mark("island", of.name))}
      {...mark("props", JSON.stringify(travellingProps(of, props)))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
