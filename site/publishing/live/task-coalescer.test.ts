import { describe, expect, test, vi } from "vitest";
import type { PublishedChange } from "./finalize-publish.ts";
import { createTaskCoalescer } from "./task-coalescer.ts";

const FIRST = createChange(1, { rendered: ["/about", "/farm/a"], written: ["/about", "/farm/a"] });
const SECOND = createChange(2, { rendered: ["/farm/b"], removed: ["/farm/a"], written: ["/farm/b"] });

function createChange(
  number: number,
  {
    rendered = [],
    broken = [],
    removed = [],
    written = [],
  }: Partial<Record<"rendered" | "broken" | "removed" | "written", string[]>>,
): PublishedChange {
  const renderedPage = (path: string) => ({ listing: { path, title: `${number}`, description: "" }, files: [] });
  return {
    media: new Map(),
    keepsSite: false,
    fingerprints: new Map(rendered.map((path) => [path.slice(1), `${number}`])),
    outcomes: new Map([
      ...rendered.map((path) => [path, "rendered"] as const),
      ...broken.map((path) => [path, "broken"] as const),
      ...removed.map((path) => [path, "removed"] as const),
    ]),
    pages: new Map(rendered.map((path) => [path, renderedPage(path)])),
    written: new Set(written),
    folders: [`folder-${number}`],
  };
}

/** Creates a coalescer whose tasks run until the test ends them, in order. */
function controlledCoalescer() {
  const started: PublishedChange[] = [];
  const endings: ((failure?: unknown) => void)[] = [];
  const errors: unknown[] = [];
  const run = (change: PublishedChange) =>
    new Promise<void>((resolve, reject) => {
      started.push(change);
      endings.push((failure) => (failure === undefined ? resolve() : reject(failure)));
    });
  const coalescer = createTaskCoalescer(run, (error) => errors.push(error));
  const end = (failure?: unknown) => endings.shift()?.(failure);
  const waitForStarted = (count: number) => vi.waitFor(() => expect(started).toHaveLength(count), { timeout: 30_000 });
  return { coalescer, started, errors, end, waitForStarted };
}

describe("task coalescer", () => {
  test("merges tasks that are added while another one runs", async () => {
    const { coalescer, started, end, waitForStarted } = controlledCoalescer();
    coalescer.add(createChange(0, { rendered: ["/"] }));
    await waitForStarted(1);
    coalescer.add(FIRST);
    coalescer.add(SECOND);
    coalescer.add(createChange(3, { rendered: ["/farm/b"], written: ["/farm/b"] }));
    expect(started).toHaveLength(1);
    end();
    await waitForStarted(2);
    const change = started[1] ?? FIRST;
    expect(change.folders).toEqual(["folder-1", "folder-2", "folder-3"]);
    expect(Object.fromEntries(change.outcomes)).toEqual({
      "/about": "rendered",
      "/farm/a": "removed",
      "/farm/b": "rendered",
    });
    expect([...change.written]).toEqual(["/about", "/farm/a", "/farm/b"]);
    expect(Object.fromEntries(change.fingerprints)).toEqual({ about: "1", "farm/a": "1", "farm/b": "3" });
    expect([...change.pages].map(([path, { listing }]) => [path, listing.title])).toEqual([
      ["/about", "1"],
      ["/farm/a", "1"],
      ["/farm/b", "3"],
    ]);
    end();
    await coalescer.close();
  });

  test("lets the later of two changes decide about a route", async () => {
    const { coalescer, started, end, waitForStarted } = controlledCoalescer();
    coalescer.add(createChange(1, { rendered: ["/about", "/farm/a"], broken: ["/terms"] }));
    coalescer.add(createChange(2, { rendered: ["/terms"], broken: ["/about"], removed: ["/farm/a"] }));
    await waitForStarted(1);
    expect(Object.fromEntries(started[0]?.outcomes ?? [])).toEqual({
      "/terms": "rendered",
      "/about": "broken",
      "/farm/a": "removed",
    });
    end();
    await coalescer.close();
  });

  test("keeps the common fingerprint of a whole-site task when a later task has none", async () => {
    const { coalescer, started, end, waitForStarted } = controlledCoalescer();
    coalescer.add({ ...FIRST, common: "all" });
    coalescer.add(SECOND);
    await waitForStarted(1);
    expect(started[0]?.common).toBe("all");
    end();
    await coalescer.close();
  });

  test("reports a failed task and runs it again with the next one", async () => {
    const { coalescer, started, errors, end, waitForStarted } = controlledCoalescer();
    coalescer.add(FIRST);
    await waitForStarted(1);
    end("no space");
    await vi.waitFor(() => expect(errors).toEqual(["no space"]), { timeout: 30_000 });
    coalescer.add(SECOND);
    await waitForStarted(2);
    expect(started[1]?.folders).toEqual(["folder-1", "folder-2"]);
    end();
    await coalescer.close();
  });

  test("runs pending tasks before close resolves", async () => {
    const { coalescer, started, end, waitForStarted } = controlledCoalescer();
    await coalescer.close();
    coalescer.add(FIRST);
    await waitForStarted(1);
    coalescer.add(SECOND);
    let isClosed = false;
    const closed = coalescer.close().then(() => {
      isClosed = true;
    });
    end();
    await waitForStarted(2);
    expect(isClosed).toBe(false);
    end();
    await closed;
    expect(started.map(({ folders }) => folders)).toEqual([["folder-1"], ["folder-2"]]);
  });
});
