import type { Page } from "playwright/test";
import type { Draft } from "#site/admin/session/draft-store.ts";

/** Returns the drafts that the browser keeps, as another tab would read them. */
export function readDrafts<Content>(page: Page): Promise<Omit<Draft<Content>, "place">[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open("admin-drafts");
    await new Promise((resolve) => request.addEventListener("success", resolve));
    const { result: database } = request;
    if (!database.objectStoreNames.contains("drafts")) return [];
    const all = database.transaction("drafts").objectStore("drafts").getAll();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    database.close();
    return all.result;
  });
}
