import { expect, test } from "vitest";
import { createLatestRunner } from "./run-latest.ts";

/** Runs that end when they are told to. */
function manual() {
  const ends: ((answer: string | Error) => void)[] = [];
  const begun: string[] = [];
  const told: [string, string | undefined][] = [];
  const take = createLatestRunner(
    (input: string) => {
      begun.push(input);
      return new Promise<string>((resolve, reject) => {
        ends.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
    (input, answer) => told.push([input, answer]),
  );
  const end = async (answer: string | Error) => {
    ends.shift()?.(answer);
    await new Promise(setImmediate);
  };
  return { take, end, begun, told };
}

test("of the inputs that come during a run, only the last is run", async () => {
  const { take, end, begun, told } = manual();
  for (const input of ["a", "ab", "abc"]) take(input);
  expect(begun).toEqual(["a"]);
  await end("A");
  expect([begun, told]).toEqual([["a", "abc"], []]);
  await end("ABC");
  expect(told).toEqual([["abc", "ABC"]]);
});

test("one after the other, each is told", async () => {
  const { take, end, told } = manual();
  take("a");
  await end("A");
  take("b");
  await end("B");
  expect(told).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
});

test("a run that fails is told without an answer, and the next is run", async () => {
  const { take, end, told } = manual();
  take("a");
  await end(new Error("no"));
  take("b");
  await end("B");
  expect(told).toEqual([
    ["a", undefined],
    ["b", "B"],
  ]);
});

test("the same input again, while it is run, is run again", async () => {
  const { take, end, begun, told } = manual();
  take("a");
  take("a");
  await end("1");
  await end("2");
  expect([begun, told]).toEqual([["a", "a"], [["a", "2"]]]);
});
