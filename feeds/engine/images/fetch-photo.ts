import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { SaidError } from "#feeds/engine/said.ts";
import { isPrivateAddress, lookupWith, PrivateAddress } from "./private-address.ts";
import { largestImage, tooLarge } from "./read-beside.ts";

const patienceMs = 10_000;

function ask(url: URL, isClosed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && isClosed(literal)) return Promise.reject(new PrivateAddress());
  const get = url.protocol === "https:" ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(url, { lookup: lookupWith(isClosed), signal, agent: false, headers: { accept: "image/*" } }, resolve).on(
      "error",
      reject,
    );
  });
}

/**
 * A photo from the web, with limits on time and size. No redirect is followed and nothing inside our own network is
 * asked: a file must not be able to make this machine read for it what only this machine can reach.
 */
export async function fetchPhoto(address: string, isClosed = isPrivateAddress): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(patienceMs);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    const reply = await ask(new URL(address), isClosed, signal);
    if (reply.statusCode !== 200) {
      reply.destroy();
      throw new SaidError({
        es: `no se puede traer: el servidor contesta ${reply.statusCode}.`,
        en: `cannot be fetched: the server answers ${reply.statusCode}.`,
      });
    }
    for await (const piece of reply as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > largestImage) throw tooLarge();
      pieces.push(piece);
    }
  } catch (thrown) {
    if (thrown instanceof SaidError) throw thrown;
    throw new SaidError(
      thrown instanceof PrivateAddress
        ? {
            es: "no se puede traer: su dirección está dentro de una red privada.",
            en: "cannot be fetched: its address is inside a private network.",
          }
        : {
            es: "no se puede traer: el servidor no contesta.",
            en: "cannot be fetched: the server does not answer.",
          },
    );
  }
  return Buffer.concat(pieces);
}
