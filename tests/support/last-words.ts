import type { ChildProcess } from "node:child_process";

const most = 8_000;

/** The end of what a helper program has said, for the message when it fails. */
export function lastWords(child: ChildProcess): () => string {
  let text = "";
  const keep = (part: Buffer) => {
    text = (text + part.toString()).slice(-most);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.on("error", (error) => keep(Buffer.from(`${error.message}\n`)));
  return () => text.trim() || "it said nothing";
}
