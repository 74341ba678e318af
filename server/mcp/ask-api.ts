import type { ApiAsk } from "#api/call.ts";
import type { ApiResult } from "#api/services.ts";
import type { Visitor } from "#api/visitor.ts";

type Api = (ask: ApiAsk) => ApiResult | Promise<ApiResult>;
type Asker = { origin: string; requestId: string; visitor: Visitor };

/** A call was refused; the message is the API's own, in the language of the call. */
export class CallRefused extends Error {
  override name = "CallRefused";
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function readText(body: ApiResult["body"]): Promise<string> {
  if (body instanceof Uint8Array) return Buffer.from(body).toString();
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Asks the API as a program would, with its limits, and reads what it says. */
export const createAskApi =
  (api: Api, { origin, requestId, visitor }: Asker) =>
  async (path: string, query: Readonly<Record<string, string | number | undefined>>): Promise<unknown> => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const { status, body } = await api({
      method: "GET",
      path,
      search: `?${new URLSearchParams(given as [string, string][])}`,
      origin,
      requestId,
      visitor,
      header: () => undefined,
      body: nothing(),
    });
    const data: unknown = JSON.parse(await readText(body));
    if (status === 200) return data;
    throw new CallRefused((data as { error?: { message?: string } }).error?.message ?? `status ${status}`);
  };

export type AskApi = ReturnType<typeof createAskApi>;
