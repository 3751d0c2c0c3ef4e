import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** Tasks that begin when it is their turn, and end when they are told to. */
function testTurns() {
  const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 2 });
  const begun: string[] = [];
  const ends = new Map<string, (isGood: boolean) => void>();
  const start = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (isGood) => (isGood ? resolve(name) : reject(new Error(name))));
      });
    });
  return { begun, start, end: (name: string, isGood = true) => ends.get(name)?.(isGood) };
}

test("few run at once, and the others in the order in which they came", async () => {
  const { begun, start, end } = testTurns();
  const [a, b, c, d] = [start("a"), start("b"), start("c"), start("d")];
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe("b");
  expect(begun).toEqual(["a", "b", "c"]);
  end("a");
  await a;
  expect(begun).toEqual(["a", "b", "c", "d"]);
  end("d");
  end("c");
  expect(await Promise.all([c, d])).toEqual(["c", "d"]);
});

test("who finds too many waiting is refused, and may come again", async () => {
  const { begun, start, end } = testTurns();
  const waiting = ["a", "b", "c", "d"].map((name) => start(name));
  await expect(start("e")).rejects.toMatchObject({ code: "too-many", headers: { "Retry-After": "1" } });
  end("a");
  await waiting[0];
  const again = start("e");
  for (const name of ["b", "c"]) end(name);
  await Promise.all([waiting[1], waiting[2]]);
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  for (const name of ["d", "e"]) end(name);
  expect(await again).toBe("e");
});

test("a task that fails gives its turn on", async () => {
  const { begun, start, end } = testTurns();
  const [a, , c] = [start("a"), start("b"), start("c")];
  end("a", false);
  await expect(a).rejects.toThrow("a");
  expect(begun).toEqual(["a", "b", "c"]);
  end("c");
  expect(await c).toBe("c");
});
