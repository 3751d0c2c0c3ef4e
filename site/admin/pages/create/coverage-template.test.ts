import { expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { isLineOfBusiness, LINES_OF_BUSINESS } from "#schemas/page-ids.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { coverageTemplate } from "./coverage-template.ts";

const readLintContext = async () => ({ ...lintContext(new Date()), media: new Set<string>() });

test.each(Object.keys(LINES_OF_BUSINESS).filter(isLineOfBusiness))(
  "a new page in %s can be published and only needs a link from another page",
  async (line) => {
    const pages = { [`${line}/crop-insurance`]: coverageTemplate("Crop Insurance", line) };
    const raw = new TextEncoder().encode(JSON.stringify({ pages }));
    const options = { mayCreate: true, isDryRun: true, readLintContext };
    const { diagnostics, imported } = await importContent([{ raw, file: "new" }], options, memoryStore(), {
      by: "Ann",
      message: "",
      sha256: "",
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["page/unlinked"]);
    expect(imported).toMatchObject([{ status: "created" }]);
  },
);
