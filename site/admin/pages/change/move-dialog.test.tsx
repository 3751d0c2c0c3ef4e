// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { linesOf } from "#schemas/lines.ts";
import { GONE } from "#schemas/redirects.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { queryClient } from "#site/admin/query/query-client.ts";
import { createRoot, settle } from "#tests/support/render-in-dom.ts";
import { sampleLines } from "#tests/support/site/default-pages.ts";
import { MoveDialog } from "./move-dialog.tsx";

vi.mock("#site/admin/api/content-api.ts");

const RETIRED = { id: "farm/goats", path: "/farm/goats", target: GONE };
const LIST = { revisionId: "0", lines: linesOf({ lines: sampleLines }), pages: [], retired: [RETIRED] } as unknown;

test("a moved page may take the address of a retired one", async () => {
  HTMLDialogElement.prototype.showModal = () => {};
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const props = { page: "farm/bees", title: "Bees", list: LIST as PageListAnswer, onDone: vi.fn(), onClose: vi.fn() };
  await settle(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MoveDialog {...props} />
      </QueryClientProvider>,
    ),
  );
  const input = document.querySelector("input") ?? expect.fail("There is no text box.");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "goats");
  await settle(() => input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(document.body.textContent).toContain("The page will be at /farm/goats");
  expect(document.body.textContent).not.toContain("belongs to a retired page");
});
