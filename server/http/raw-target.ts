const requestLine = /^([A-Z]{3,7}) (\/[^\s?#]*)(\?[^\s#]*)? HTTP\/1\.[01]\r?\n/;
/** What a header may not hold, or what another reader could take for the end of the address. */
const unsafe = /[^!-~]|["<>\\^`{|}]/gu;

type RawTarget = { path: string; reading: boolean };

/** The address at the beginning of bytes that the parser refused, with the letters that it may not hold written out. */
export function findRawTarget(packet: Buffer): RawTarget | undefined {
  const line = packet.subarray(0, packet.indexOf(10) + 1);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(line);
  } catch {
    return undefined;
  }
  const [, method, path = "", search = ""] = requestLine.exec(text) ?? [];
  // "//" would lead to another host.
  if (!method || /^\/[/\\]/.test(path)) return undefined;
  const written = (path + search).replace(unsafe, (letter) => encodeURIComponent(letter));
  return { path: written, reading: method === "GET" || method === "HEAD" };
}
