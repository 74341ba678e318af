const patienceMs = 10_000;
const largest = 20 * 1024 * 1024;

/** A photo from the web, with limits on time and size. */
export async function fetchPhoto(url: string): Promise<Uint8Array> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {
    throw new Error("cannot be fetched: the server does not answer.");
  });
  if (!reply.ok || !reply.body) throw new Error(`cannot be fetched: the server answers ${reply.status}.`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of reply.body as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > largest) throw new Error("is larger than 20 MB.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
