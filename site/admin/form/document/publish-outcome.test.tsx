// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createRoot, settle } from "#tests/support/render-in-dom.ts";
import { rollBack } from "../../api/content-api.ts";
import { queryClient } from "../../query/query-client.ts";
import { UndoPublication } from "./publish-outcome.tsx";

vi.mock("../../api/content-api.ts", async (load) => ({ ...(await load<object>()), rollBack: vi.fn() }));

test("a publication is undone once, although the form goes on reading", async () => {
  const onUndone = vi.fn();
  const result = {
    success: true,
    message: "",
    imported: [],
    diagnostics: [],
    revision: 8,
    revisionId: "8-3fa9c1b07d10",
  };
  const box = document.body.appendChild(document.createElement("div"));
  await settle(() =>
    createRoot(box).render(
      <QueryClientProvider client={queryClient}>
        <UndoPublication result={result} onUndone={onUndone} />
      </QueryClientProvider>,
    ),
  );
  const button = box.querySelector("button");
  await settle(() => button?.click());
  await settle(() => button?.click());
  expect(button).toMatchObject({ disabled: true, textContent: "Undoing..." });
  expect(onUndone).toHaveBeenCalledOnce();
  expect(vi.mocked(rollBack).mock.calls).toEqual([[{ undo: "8-3fa9c1b07d10", message: "Undo version 8" }]]);
});
