import { expect, test } from "vitest";
import { failedJourneys, failedTests } from "./failures.ts";

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };

test("a failed test is named with its reason, one that passed is not", () => {
  const assertionResults = [
    { status: "passed", fullName: "opens", failureMessages: [] },
    { status: "failed", fullName: "closes", failureMessages: ["\u001b[31mexpected\u001b[39m 1 to be 2"] },
  ];
  const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults }];
  expect(failedTests({ ...counts, testResults })).toEqual(["a.test.ts › closes\nexpected 1 to be 2"]);
});

test("a file that could not be read is named by what it said", () => {
  const testResults = [{ name: "a.test.ts", status: "failed", message: "no such module", assertionResults: [] }];
  expect(failedTests({ ...counts, testResults })).toEqual(["a.test.ts\nno such module"]);
});

test("journeys are found at any depth, those that failed once and then passed too", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [{ results: statuses.map((status) => ({ status, error: { message: `it ${status}` } })) }],
  });
  const inner = { specs: [spec("well", "passed"), spec("left out", "skipped"), spec("shaky", "timedOut", "passed")] };
  const suites = [{ specs: [spec("wrong", "failed")], suites: [inner] }];
  expect(failedJourneys({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites })).toEqual([
    "a.spec.ts:3 › wrong\nit failed",
    "a.spec.ts:3 › shaky\nit timedOut",
  ]);
});
