/** Where a page's forms go, and what shows that they are ours. */
export type FormTarget = { action: string; csrf: string };

/** What the server says against it, in words that can be shown. */
export class Refused extends Error {}

/** It cannot work now; what was sent may be sent again. */
export class Unavailable extends Error {}

/** Nobody is signed in any more, or somebody else is. */
export class SignedOut extends Error {}

/** Does one of the page's actions without leaving the page. `signal` gives up what never comes back. */
export async function post<T>(
  { action, csrf }: FormTarget,
  name: string,
  fields: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const reply = await fetch(action, {
    method: "POST",
    ...(signal && { signal }),
    headers: { accept: "application/json" },
    body: new URLSearchParams({ ...fields, do: name, _csrf: csrf }),
  });
  if (reply.redirected || reply.status === 403) throw new SignedOut();
  const said = (await reply.json()) as T & { again?: string; problem?: string };
  if (reply.status === 503) throw new Unavailable(said.problem);
  if (!reply.ok) throw new Refused(said.again ?? "");
  return said;
}
