import type { ReactNode } from "react";
import { type Head, type PageSpec, Redirect } from "#app/page.tsx";
import { createYield } from "#stock/event-loop-yield.ts";

/** Whoever looked for so long lets the event loop go on before the page is drawn. */
const pageTurnMs = 6;

/** A page of the site or of the office: loaded, and put into the document of its surface. */
export async function drawPage<Request, P extends object, R extends Redirect, D>(
  page: PageSpec<Request, P, R>,
  request: Request,
  document: (head: Head, body: ReactNode) => D,
): Promise<D | R> {
  const yieldIfDue = createYield(pageTurnMs);
  const props = await page.load(request);
  if (props instanceof Redirect) return props;
  await yieldIfDue();
  return document(page.head(props, request), <page.Page {...props} />);
}
