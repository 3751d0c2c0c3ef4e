import { diagnose, type Severity } from "#schemas/diagnostics.ts";
import { summarizeUnready } from "../lint/unready-content.ts";
import type { ContentStore } from "../store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "../store/default-content.ts";
import type { HealthCheck } from "./health-check.ts";

/**
 * Checks that the site shows nothing that must not be published, such as default content and sample content.
 * @param severity of the problems, which matter only where the site is public
 */
export function publishedContentCheck(store: Pick<ContentStore, "reader">, severity: Severity): HealthCheck {
  return {
    name: "Default and sample content",
    async run() {
      const { stored } = await store.reader();
      const defaults = await findShownDefaults({ stored });
      const message = summarizeShownDefaults(defaults);
      const diagnostics = [
        ...(message === undefined ? [] : [diagnose("production/default-content", message)]),
        ...(await summarizeUnready({ stored, pages: await stored.pages(), defaults, now: new Date() })),
      ];
      return diagnostics.map((diagnostic) => ({ diagnostic: { ...diagnostic, severity } }));
    },
  };
}
