import { expect, test, vi } from "vitest";
import type { PublishedChange } from "./finalize-publish.ts";
import { createTaskCoalescer, type PendingTask } from "./task-coalescer.ts";

const FIRST: PendingTask = due(1, { made: ["/about", "/farm/a"], written: ["/about", "/farm/a"] });
const SECOND: PendingTask = due(2, { made: ["/farm/b"], gone: ["/farm/a"], written: ["/farm/b"] });

function due(revision: number, paths: Partial<Record<"made" | "gone" | "written", string[]>>): PendingTask {
  const { made = [], gone = [], written = [] } = paths;
  const page = (path: string) => ({ listing: { path, title: `${revision}`, description: "" }, files: [] });
  const placed: PublishedChange = {
    revision,
    media: new Map(),
    rendered: new Set(made),
    removed: new Set(gone),
    pages: new Map(made.map((path) => [path, page(path)])),
    written: new Set(written),
  };
  return { change: placed, folders: [`folder-${revision}`] };
}

/** What is run, each time with the end of it. */
function runs() {
  const started: PendingTask[] = [];
  const ends: ((failure?: unknown) => void)[] = [];
  const errors: unknown[] = [];
  const followUp = createTaskCoalescer({
    run: (next) =>
      new Promise((resolve, reject) => {
        started.push(next);
        ends.push((failure) => (failure === undefined ? resolve() : reject(failure)));
      }),
    onError: (error) => errors.push(error),
  });
  const end = (failure?: unknown) => ends.shift()?.(failure);
  const begun = (count: number) => vi.waitFor(() => expect(started).toHaveLength(count));
  return { followUp, started, errors, end, begun };
}

test("what comes while something runs is done after it, and together", async () => {
  const { followUp, started, end, begun } = runs();
  followUp.add(due(0, { made: ["/"] }));
  await begun(1);
  followUp.add(FIRST);
  followUp.add(SECOND);
  followUp.add(due(3, { made: ["/farm/b"], written: ["/farm/b"] }));
  expect(started).toHaveLength(1);
  end();
  await begun(2);
  const { change: placed, folders } = started[1] ?? FIRST;
  expect(folders).toEqual(["folder-1", "folder-2", "folder-3"]);
  expect(placed.revision).toBe(3);
  expect([...placed.rendered]).toEqual(["/about", "/farm/b"]);
  expect([...placed.removed]).toEqual(["/farm/a"]);
  expect([...placed.written]).toEqual(["/about", "/farm/a", "/farm/b"]);
  expect([...placed.pages].map(([path, { listing }]) => [path, listing.title])).toEqual([
    ["/about", "1"],
    ["/farm/a", "1"],
    ["/farm/b", "3"],
  ]);
  end();
  await followUp.close();
});

test("everything that is rendered once stays so in what follows", async () => {
  const { followUp, started, end, begun } = runs();
  followUp.add({ ...FIRST, change: { ...FIRST.change, common: "all" } });
  followUp.add(SECOND);
  await begun(1);
  expect(started[0]?.change.common).toBe("all");
  end();
  await followUp.close();
});

test("what fails is reported, and done again with what comes next", async () => {
  const { followUp, started, errors, end, begun } = runs();
  followUp.add(FIRST);
  await begun(1);
  end("no space");
  await vi.waitFor(() => expect(errors).toEqual(["no space"]));
  followUp.add(SECOND);
  await begun(2);
  expect(started[1]?.folders).toEqual(["folder-1", "folder-2"]);
  expect(started[1]?.change.revision).toBe(2);
  end();
  await followUp.close();
});

test("the end waits for what runs, and does what is due", async () => {
  const { followUp, started, end, begun } = runs();
  await followUp.close();
  followUp.add(FIRST);
  await begun(1);
  followUp.add(SECOND);
  let isOver = false;
  const closed = followUp.close().then(() => {
    isOver = true;
  });
  end();
  await begun(2);
  expect(isOver).toBe(false);
  end();
  await closed;
  expect(started.map(({ change: placed }) => placed.revision)).toEqual([1, 2]);
});
