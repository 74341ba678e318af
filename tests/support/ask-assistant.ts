import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** What an assistant is told: the tools, or what one of them answers. */
export async function askAssistant(
  origin: string,
  name?: string,
  given: Record<string, unknown> = {},
): Promise<unknown> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  try {
    return name ? await client.callTool({ name, arguments: given }) : await client.listTools();
  } finally {
    await client.close();
  }
}
