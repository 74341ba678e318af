import { createServer } from "node:http";

/** The limit to measure against: Node's own server sending the same bytes and headers. Prints its port. */
const input: Buffer[] = [];
for await (const chunk of process.stdin) input.push(chunk as Buffer);
const { headers, body } = JSON.parse(Buffer.concat(input).toString()) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");
const server = createServer((_, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as { port: number }).port));
process.once("SIGTERM", () => process.exit(0));
