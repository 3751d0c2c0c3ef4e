// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import { defaultContent } from "#content/store/default-content.ts";
import type { JsonObject } from "#schemas/json.ts";
import { linesOf } from "#schemas/lines.ts";
import type { PageListAnswer, UserSession } from "#site/admin/api/client.ts";
import { fetchDocuments, importText } from "#site/admin/api/content-api.ts";
import { loadDocument } from "#site/admin/form/document/load-document.ts";
import { type PublishedForm, Publisher } from "#site/admin/form/document/publisher.ts";
import type { DocumentDraft } from "#site/admin/form/document/use-draft.ts";
import { queryClient } from "#site/admin/query/query-client.ts";
import { openDrafts } from "#site/admin/session/draft-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { createRoot, settle } from "#tests/support/render-in-dom.ts";
import { sampleLines } from "#tests/support/site/default-pages.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { NewPageDialog } from "./new-page-dialog.tsx";

vi.mock("#site/admin/api/content-api.ts");
vi.mock("#site/admin/session/draft-store.ts");

const LIST = { revisionId: "0", lines: linesOf({ lines: sampleLines }), pages: [], retired: [] } as unknown;

const root = createRoot(document.body.appendChild(document.createElement("div")));
/** The drafts that the browser keeps, by their subjects. */
const drafts = new Map<string, DocumentDraft>();

function show(original?: Parameters<typeof NewPageDialog>[0]["original"]): Promise<void> {
  const props = { session: { name: "Ann" } as UserSession, list: LIST as PageListAnswer, original, onClose: vi.fn() };
  return settle(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <NewPageDialog {...props} />
      </QueryClientProvider>,
    ),
  );
}

/** Returns the control with a label. */
function control<Control extends HTMLElement>(label: string): Control {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.startsWith(label));
  return (found?.control ?? expect.fail(`There is no ${label}.`)) as Control;
}

/** Types into a text box, or chooses an option. */
async function enter(label: string, value: string): Promise<void> {
  const element = control<HTMLInputElement | HTMLSelectElement>(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
  set?.call(element, value);
  await settle(() =>
    element.dispatchEvent(new Event(element.localName === "select" ? "change" : "input", { bubbles: true })),
  );
}

const kinds = () =>
  Object.fromEntries([...control<HTMLSelectElement>("Kind of page").options].map(({ value, text }) => [text, value]));
const chooseKind = (text: string) => enter("Kind of page", kinds()[text] ?? expect.fail(`There is no ${text}.`));
const check = (label: string) => settle(() => control(label).click());
const confirm = () => settle(() => document.querySelector("form")?.requestSubmit());

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  drafts.clear();
  vi.mocked(openDrafts).mockReturnValue({
    async read(subject: string) {
      const content = drafts.get(subject);
      return content === undefined ? [] : [{ subject, content, savedAt: "", keys: [] }];
    },
    save: async ({ subject, content }: { subject: string; content: DocumentDraft }) =>
      void drafts.set(subject, content),
  } as unknown as ReturnType<typeof openDrafts>);
});

afterEach(() => settle(() => root.render(null)));

const CARD = { id: "farm-bees-honey", title: "Bees & Honey", url: "/farm/bees-honey" };
const PETS = { id: "pet-insurance", title: "Pet", url: "/pet-insurance" };

test.each<[kind: string, title: string, links: string[], page: string, changed: Record<string, object>]>([
  [
    "Farm Insurance",
    "Bees & Honey",
    [],
    "farm/bees-honey",
    { farm: { coverage: { items: expect.arrayContaining([expect.objectContaining(CARD)]) } } },
  ],
  ["Farm Insurance", "Bees & Honey", ["Add a card"], "farm/bees-honey", {}],
  [
    "A page of its own, such as Careers",
    "Careers",
    ["Add to the footer"],
    "careers",
    {
      site: {
        navigation: expect.arrayContaining([{ id: "careers", title: "Careers", url: "/careers" }]),
        footer: { links: expect.arrayContaining([{ id: "careers", title: "Careers", url: "/careers" }]) },
      },
    },
  ],
  [
    "A new line of business",
    "Pet Insurance",
    [],
    "pet-insurance",
    {
      site: {
        navigation: expect.arrayContaining([PETS]),
        lines: expect.arrayContaining([{ id: "pet-insurance", title: "Pet Insurance", shortTitle: "Pet" }]),
      },
    },
  ],
])(
  "a page of the kind %s named %s (%j) is published with its links in one import",
  async (kind, title, links, page, changed) => {
    await show();
    await chooseKind(kind);
    await enter("Name of the page", title);
    for (const link of links) await check(link);
    await confirm();
    expect([location.hash, [...drafts.keys()]]).toEqual([`#pages/${page}`, [`page:${page}`]]);
    const { patch, placement } = drafts.get(`page:${page}`) ?? expect.fail("There is no draft.");

    const store = memoryStore(await defaultContent());
    vi.mocked(fetchDocuments).mockImplementation((ids) =>
      store.withSnapshot(async ({ revision, id, read }) => {
        return { revision, revisionId: id, documents: Object.fromEntries(await read(ids)), builtIn: {} };
      }),
    );
    const texts: string[] = [];
    vi.mocked(importText).mockImplementation(async (text, { mayCreate }) => {
      texts.push(text);
      const readLintContext = async () => ({ ...lintContext(new Date()), media: new Set<string>() });
      const note = { by: "Ann", message: "", sha256: "" };
      return importContent(
        [{ raw: text, file: PASTED }],
        { mayCreate: mayCreate === true, readLintContext },
        store,
        note,
      );
    });
    const form: PublishedForm["form"] = {
      base: await loadDocument(page, { placement }),
      content: () => patch,
      replace: () => {},
    };
    const publisher = new Publisher(() => ({ id: page, form }));
    await publisher.publish({ message: "" });
    expect(texts).toHaveLength(1);
    const result = publisher.state.get();
    expect(result).toMatchObject({ kind: "published" });
    const codes = "result" in result ? result.result.diagnostics.map(({ code }) => code) : [];
    expect(codes).toEqual(Object.keys(changed).length === 0 ? ["page/unlinked"] : []);
    expect(store.history()[0]?.changes).toHaveLength(1 + Object.keys(changed).length);
    expect(store.contents()).toMatchObject({ ...changed, [page]: patch });
  },
);

test("a duplicate starts below the same page, although that is no overview", async () => {
  const readContent = vi.fn(async (title: string): Promise<JsonObject> => ({ hero: { title } }));
  await show({ title: "Team", parent: "company", readContent });
  expect(kinds()).toHaveProperty(["A page below /company"], "company");
  await confirm();
  expect([...drafts]).toMatchObject([["page:company/team-copy", { patch: { hero: { title: "Team Copy" } } }]]);
});

test("an address that is not possible, and a name that is missing, are reported, and nothing is kept", async () => {
  await show();
  await confirm();
  expect(document.body.textContent).toContain("Enter the name of the page.");
  await enter("Name of the page", "Admin");
  await chooseKind("A new line of business");
  await confirm();
  expect(document.body.textContent).toContain("The address /admin is reserved. Choose another one.");
  expect(drafts.size).toBe(0);
});
