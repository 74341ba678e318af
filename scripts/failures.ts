type Test = { status: string; fullName: string; failureMessages?: string[] | null };
type File = { name: string; status: string; message: string; assertionResults: Test[] };
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: File[];
};

type Attempt = { status: string; error?: { message?: string } };
type Spec = { title: string; file: string; line: number; tests: { results: Attempt[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

const longest = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the runners colour what they say.
const colours = /\u001b\[[0-9;]*m/g;
const said = (title: string, message: string) => `${title}\n${message.replace(colours, "").slice(0, longest)}`;

/** The tests that failed, and the files that could not even be read, each with what it said. */
export function failedTests({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed") return [said(file.name, file.message)];
    return failed.map((test) => said(`${file.name} › ${test.fullName}`, test.failureMessages?.[0] ?? ""));
  });
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The journeys of which one attempt failed, even if a later one passed. */
export function failedJourneys({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(specsOf).flatMap((spec) => {
    const failed = spec.tests
      .flatMap(({ results }) => results)
      .find(({ status }) => !["passed", "skipped"].includes(status));
    if (!failed) return [];
    return [said(`${spec.file}:${spec.line} › ${spec.title}`, failed.error?.message ?? failed.status)];
  });
}
