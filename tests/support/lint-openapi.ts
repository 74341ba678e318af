type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };
type Redocly = {
  createConfig(config: { extends: string[] }): Promise<object>;
  lintFromString(asked: { source: string; absoluteRef: string; config: object }): Promise<Problem[]>;
};

/** Its own types are 65,000 lines, a tenth of what the compiler had to do; these are the two calls of it that we make. */
const { createConfig, lintFromString } = (await import("@redocly/openapi-core" as string)) as Redocly;

/** What Redocly's recommended rules have against a description of an API. */
export async function lintOpenapi(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`);
}
