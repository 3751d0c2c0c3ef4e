import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import { commitPageChange } from "./change-page.ts";
import type { FieldChoice } from "./patch.ts";
import { rollback } from "./rollback.ts";
import type { UndoRequest } from "./undo.ts";

const note = { by: "ann" };
const ID = "farm/barns";

const undo = (store: ContentStore, request: UndoRequest) => rollback(store, request, { note });
const content = (store: ReturnType<typeof memoryStore>, id = ID) => store.contents()[id];

/** A page whose texts are all different. */
function barns(texts: Record<string, string> = {}): JsonObject {
  return { ...page("Barns"), hero: { title: "Barns", subtitle: "Dry", description: "Under one roof", ...texts } };
}

describe("undoing a revision", () => {
  test("takes back its texts and keeps later changes of other texts on the same page", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Marge" }) });
    await commit(store, { [ID]: barns({ title: "Marge", subtitle: "Joe" }), about: page("Joe") });
    const result = await undo(store, { undo: 2 });
    expect(result).toMatchObject({
      success: true,
      format: "undo",
      message: "Undid revision 2 on 1 page, as revision 4.",
      imported: [{ page: ID, status: "updated", version: 4 }],
    });
    expect(content(store)).toEqual(barns({ subtitle: "Joe" }));
    expect(content(store, "about")).toEqual(page("Joe"));
    expect(store.history().at(-1)).toMatchObject({ source: "revision 2", message: "Undo revision 2" });
  });

  test("asks about a text that was changed again since, and changes nothing until it is settled", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Marge", subtitle: "Marge" }) });
    await commit(store, { [ID]: barns({ title: "Joe", subtitle: "Marge" }) });
    const conflict = { page: ID, pointer: "/hero/title", base: "Marge", theirs: "Joe", yours: "Barns" };
    expect(await undo(store, { undo: 2 })).toMatchObject({
      success: false,
      message: "Nothing was changed. Later revisions changed 1 of the same fields. Choose which version to keep.",
      conflicts: [conflict],
      imported: [],
    });
    expect(store.history()).toHaveLength(3);
    const choices: FieldChoice[] = [{ page: ID, pointer: "/hero/title", side: "theirs" }];
    expect(await undo(store, { undo: 2, prefer: "yours", choices })).toMatchObject({
      success: true,
      conflicts: [{ ...conflict, settled: "theirs" }],
    });
    expect(content(store)).toEqual(barns({ title: "Joe" }));
  });

  test("predicts the changes and the conflicts in a dry run", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Marge", subtitle: "Marge" }) });
    await commit(store, { [ID]: barns({ title: "Joe", subtitle: "Marge" }) });
    expect(await rollback(store, { undo: 2 }, { note, isDryRun: true })).toMatchObject({
      success: true,
      message:
        "Would undo revision 2 on 1 page. Later revisions changed 1 of the same fields. Choose which version to keep.",
      imported: [{ page: ID, changes: [{ pointer: "/hero/subtitle", before: "Marge", after: "Dry" }] }],
      conflicts: [{ pointer: "/hero/title" }],
    });
    expect(store.history()).toHaveLength(3);
  });

  test("can be undone", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Marge" }) });
    await undo(store, { undo: 2 });
    await undo(store, { undo: 3 });
    expect(content(store)).toEqual(barns({ title: "Marge" }));
  });

  test("does nothing if later revisions have replaced all of it", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Marge" }) });
    await commit(store, { [ID]: barns() });
    expect(await undo(store, { undo: 2 })).toMatchObject({
      message: "Nothing to undo: no change of revision 2 is left in the content.",
    });
  });

  test("of a move brings later changes back to the old address", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns(), site: testSiteDocument });
    await commitPageChange(store, { kind: "move", from: ID, to: "farm/sheds" }, { note });
    await commit(store, { "farm/sheds": barns({ title: "Sheds" }) });
    await undo(store, { undo: 2 });
    expect(content(store)).toEqual(barns({ title: "Sheds" }));
    expect(content(store, "farm/sheds")).toBeUndefined();
    expect(content(store, "site")).toEqual(testSiteDocument);
  });

  test("asks before it removes a page that others have changed since", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: barns() });
    await commit(store, { [ID]: barns({ title: "Joe" }) });
    const result = await undo(store, { undo: 1 });
    expect(result).toMatchObject({ success: false, conflicts: [{ page: ID, pointer: "" }] });
    await undo(store, { undo: 1, prefer: "yours" });
    expect(content(store)).toBeUndefined();
  });

  test("keeps the site settings and the pages of the top level that it created", async () => {
    const store = memoryStore();
    await commit(store, { site: testSiteDocument, home: page("Home"), [ID]: barns() });
    expect(await undo(store, { undo: 1 })).toMatchObject({
      success: true,
      imported: [{ page: ID, status: "removed" }],
      diagnostics: ["site", "home"].map((id) => ({ code: "page/permanent", severity: "warning", page: id })),
    });
    expect(content(store, "home")).toEqual(page("Home"));
    expect(content(store, "site")).toEqual(testSiteDocument);
  });

  test("is refused if the content before it is not valid any more", async () => {
    const store = memoryStore();
    await commit(store, { [ID]: { ...page("Barns"), hero: {} } });
    await commit(store, { [ID]: page("Barns") });
    const result = await undo(store, { undo: 2 });
    expect(result).toMatchObject({ success: false, diagnostics: [{ code: "content/required", page: ID }] });
    expect(result.message).toMatch(/^Nothing was changed\. Without revision 2, "farm\/barns" would not be valid/);
    expect(store.history()).toHaveLength(2);
  });

  test("of an unknown revision fails", async () => {
    await expect(undo(memoryStore(), { undo: 9 })).rejects.toThrow("Revision 9 does not exist");
  });
});

const FIELDS = ["title", "subtitle", "description"] as const;
const PAGES = ["farm/barns", "farm/silos"];

type Step =
  | { kind: "publish"; page: number; field: number }
  | { kind: "undo"; back: number }
  | { kind: "retire"; page: number }
  | { kind: "move"; page: number };

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("publish"), page: fc.nat(1), field: fc.nat(2) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("undo"), back: fc.nat(6) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("retire"), page: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("move"), page: fc.nat(1) }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 3, maxLength: 14 },
);

/** The texts of the store's pages, by page and field. */
type Texts = Map<string, string>;

function textsOf(contents: Record<string, JsonObject>): Texts {
  return new Map(
    Object.entries(contents).flatMap(([id, { hero }]) =>
      id === "site" ? [] : FIELDS.map((field) => [`${id} ${field}`, String((hero as JsonObject)[field])] as const),
    ),
  );
}

/** The model: a text goes back if it still is what the revision made of it, and everything else stays. */
function expectedAfterUndo(now: Texts, before: Texts, after: Texts): Texts {
  const expected = new Map(now);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, made] = [before.get(key), after.get(key)];
    if (was === made || now.get(key) !== made) continue;
    if (was === undefined) expected.delete(key);
    else expected.set(key, was);
  }
  return expected;
}

/** The model of an undone move: all texts return to the old address, unless another page is there by now. */
function expectedAfterMoveBack(now: Texts, before: Texts, after: Texts): Texts {
  const [from = ""] = [...before.keys()].flatMap((key) => (after.has(key) ? [] : key.split(" ").slice(0, 1)));
  const [to = ""] = [...after.keys()].flatMap((key) => (before.has(key) ? [] : key.split(" ").slice(0, 1)));
  const pages = new Set([...now.keys()].map((key) => key.split(" ")[0]));
  if (pages.has(from) || !pages.has(to)) return expectedAfterUndo(now, before, after);
  return new Map([...now].map(([key, text]) => [key.startsWith(`${to} `) ? key.replace(to, from) : key, text]));
}

test("after any sequence of changes, an undo changes only texts that its revision changed and nobody since", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const store = memoryStore();
      const initial = Object.fromEntries(PAGES.map((id) => [id, barns()]));
      await commit(store, { ...initial, site: testSiteDocument });
      const states = [new Map<string, string>(), textsOf(store.contents())];
      let written = 0;
      for (const step of sequence) {
        const pages = Object.keys(store.contents()).filter((id) => id !== "site");
        const id = "page" in step ? pages[step.page % pages.length] : undefined;
        const now = textsOf(store.contents());
        if (step.kind === "undo") {
          const revision = Math.max(2, store.history().length - step.back);
          if (revision > store.history().length) continue;
          const { format } = await store.revision(revision);
          const result = await undo(store, { undo: revision });
          const texts = textsOf(store.contents());
          const isOpen = (result.conflicts ?? []).length > 0;
          const [before, after] = [states[revision - 1] ?? new Map(), states[revision] ?? new Map()];
          if (isOpen) expect(texts).toEqual(now);
          else if (format === "move") expect(texts).toEqual(expectedAfterMoveBack(now, before, after));
          else expect(texts).toEqual(expectedAfterUndo(now, before, after));
        } else if (id === undefined) {
          continue;
        } else if (step.kind === "publish") {
          written += 1;
          const field = FIELDS[step.field] ?? "title";
          const { hero, ...rest } = store.contents()[id] ?? {};
          await commit(store, { [id]: { ...rest, hero: { ...(hero as JsonObject), [field]: `text ${written}` } } });
        } else if (step.kind === "retire") {
          await commitPageChange(store, { kind: "retire", page: id }, { note });
        } else {
          await commitPageChange(
            store,
            { kind: "move", from: id, to: `farm/moved-${store.history().length}` },
            { note },
          );
        }
        while (states.length <= store.history().length) states.push(textsOf(store.contents()));
      }
    }),
    { numRuns: 300 },
  );
});
