/** Proposals whose publication is slow or fails half-way: nothing is lost, and nothing is published against a decision. */
import { describe, expect, test } from "vitest";
import type { ContentStore } from "#content/store/content-store.ts";
import { SITE } from "#schemas/page-ids.ts";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { openProposals, published, schedule } from "#tests/support/proposals.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { parseChanges, requireMayEnd } from "./proposals.ts";

const HOUR_MS = 60 * 60 * 1000;
const OWNER = { name: "Joe", role: "owner" as const };
const BEN = { name: "Ben", id: "ben", role: "editor" as const };

/** Opens proposals of a store whose functions a test can replace. */
function openFlaky() {
  const store = memoryStore([
    [SITE, testSiteDocument],
    ["about", page("About")],
  ]);
  const clock = { nowMs: Date.UTC(2026, 10, 20, 12) };
  const flaky: ContentStore = { ...store };
  const proposals = openProposals(flaky, memoryDatabase(), () => clock.nowMs);
  const later = (hours: number) => new Date(clock.nowMs + hours * HOUR_MS).toISOString();
  const title = async () => (await (await store.reader()).page("about"))?.hero?.title;
  return { store, flaky, proposals, clock, later, title };
}

type Flaky = ReturnType<typeof openFlaky>;

async function failOnce(flaky: Flaky["flaky"], name: "revision" | "transaction", run: () => Promise<unknown>) {
  const real = flaky[name];
  flaky[name] = async () => {
    flaky[name] = real as never;
    throw new Error("disk");
  };
  await run().catch((cause) => expect(String(cause)).toContain("disk"));
}

describe("a decision while planning takes longer than the lease", () => {
  /** Schedules a change, and lets a colleague act while it is being planned at its time. */
  async function actWhilePlanning(act: (proposals: Flaky["proposals"], id: string) => Promise<void>) {
    const { store, flaky, proposals, clock, later, title } = openFlaky();
    const id = await schedule(store, proposals, { title: "Old text", at: later(1) });
    clock.nowMs += HOUR_MS;
    flaky.withSnapshot = async (task) => {
      clock.nowMs += 6000;
      flaky.withSnapshot = store.withSnapshot;
      await act(proposals, id);
      return store.withSnapshot(task);
    };
    await expect(proposals.publishDue()).rejects.toThrow("Someone has changed");
    expect(await title()).toBe("About");
    return proposals.find(id);
  }

  test("keeps the edit of a colleague, and does not publish the former text", async () => {
    const row = await actWhilePlanning(async (proposals, id) => {
      const row = await proposals.find(id);
      const given = { changes: parseChanges(row), revisionId: row.revision_id, note: "Better" };
      await proposals.change(id, 1, { ...given, author: BEN });
    });
    expect(row).toMatchObject({ state: "open", version: 2, note: "Better" });
  });

  test("does not publish what was withdrawn", async () => {
    expect(await actWhilePlanning((proposals, id) => proposals.withdraw(id, 1))).toMatchObject({ state: "withdrawn" });
  });
});

describe("a failure", () => {
  test("after the commit of an approval leaves the change published, with its end", async () => {
    const { store, flaky, proposals, clock, later, title } = openFlaky();
    const id = await schedule(store, proposals, { title: "Storm", at: later(1), until: later(2) });
    clock.nowMs += HOUR_MS;
    await failOnce(flaky, "revision", () => proposals.approve(id, { version: 1, person: OWNER }));
    expect([await title(), (await proposals.find(id)).state]).toEqual(["Storm", "published"]);
    clock.nowMs += HOUR_MS;
    await proposals.publishDue();
    expect(await title()).toBe("About");
    expect(await published(store)).toEqual(["Storm", "Take back: Storm"]);
  });

  test("before the commit of an approval leaves a schedule as it was", async () => {
    const { store, flaky, proposals, clock, later, title } = openFlaky();
    const id = await schedule(store, proposals, { title: "Storm", at: later(1) });
    clock.nowMs += HOUR_MS;
    await failOnce(flaky, "transaction", () => proposals.approve(id, { version: 1, person: OWNER }));
    expect(await title()).toBe("About");
    expect(await proposals.publishDue()).toEqual([id]);
    expect(await title()).toBe("Storm");
  });

  test("right after hours of downtime is followed by another attempt", async () => {
    const { store, clock, later, title, ...former } = openFlaky();
    const database = memoryDatabase();
    const open = () => openProposals(former.flaky, database, () => clock.nowMs);
    const id = await schedule(store, open(), { title: "Storm", at: later(1) });
    clock.nowMs += 4 * HOUR_MS;
    const proposals = open();
    await failOnce(former.flaky, "transaction", () => proposals.publishDue());
    clock.nowMs += 6000;
    expect(await proposals.publishDue()).toEqual([id]);
    expect(await title()).toBe("Storm");
  });
});

test("says when a proposal was changed last: at its approval", async () => {
  const { store, proposals, clock, later } = openFlaky();
  const id = await schedule(store, proposals, { title: "Storm", at: later(48) });
  clock.nowMs += HOUR_MS;
  await proposals.approve(id, { version: 1, person: OWNER });
  expect((await proposals.find(id)).changed_at).toBe(new Date(clock.nowMs).toISOString());
});

test("an end belongs to the person who approved it, and a change to its author", async () => {
  const { store, proposals, clock, later } = openFlaky();
  await schedule(store, proposals, { title: "Storm", at: later(1), until: later(2) });
  clock.nowMs += HOUR_MS;
  await proposals.publishDue();
  const [end] = await proposals.list();
  const row = { ...(await proposals.find(end?.id ?? "")), account_id: "ann", approver_id: "ben" };
  const ann = { name: "Ann", id: "ann", role: "editor" as const };
  expect(() => requireMayEnd(row, ann)).toThrow("Only its author and owners");
  expect(() => requireMayEnd(row, BEN)).not.toThrow();
  expect(() => requireMayEnd({ ...row, reverses: null }, BEN)).toThrow("Only its author and owners");
  expect(() => requireMayEnd({ ...row, reverses: null }, ann)).not.toThrow();
  expect(() => requireMayEnd(row, OWNER)).not.toThrow();
});
