import { expect, test } from "vitest";
import { createLatestRunner } from "./run-latest.ts";

/** A runner whose runs end when the test calls `end`. */
function manualRunner() {
  const pending: ((result: string | Error) => void)[] = [];
  const started: string[] = [];
  const results: [string, string | undefined][] = [];
  const submit = createLatestRunner(
    (input: string) => {
      started.push(input);
      return new Promise<string>((resolve, reject) => {
        pending.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      });
    },
    (input, result) => results.push([input, result]),
  );
  const end = async (result: string | Error) => {
    pending.shift()?.(result);
    await new Promise(setImmediate);
  };
  return { submit, end, started, results };
}

test("runs only the last of the inputs that arrive during a run", async () => {
  const { submit, end, started, results } = manualRunner();
  for (const input of ["a", "ab", "abc"]) submit(input);
  expect(started).toEqual(["a"]);
  await end("A");
  expect([started, results]).toEqual([["a", "abc"], []]);
  await end("ABC");
  expect(results).toEqual([["abc", "ABC"]]);
});

test("reports each of two runs that do not overlap", async () => {
  const { submit, end, results } = manualRunner();
  submit("a");
  await end("A");
  submit("b");
  await end("B");
  expect(results).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
});

test("reports a failed run without a result, then runs the next input", async () => {
  const { submit, end, results } = manualRunner();
  submit("a");
  await end(new Error("no"));
  submit("b");
  await end("B");
  expect(results).toEqual([
    ["a", undefined],
    ["b", "B"],
  ]);
});

test("runs an input again that arrives while it is running", async () => {
  const { submit, end, started, results } = manualRunner();
  submit("a");
  submit("a");
  await end("1");
  await end("2");
  expect([started, results]).toEqual([["a", "a"], [["a", "2"]]]);
});
