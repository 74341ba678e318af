/** Where assistants ask by the Model Context Protocol. */
export const mcpPath = "/mcp";
