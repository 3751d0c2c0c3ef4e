import { expect, test } from "vitest";
import { createSampleWorkspace, INPUTS } from "#tests/support/cli/sample-workspace.ts";
import { page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();
const HINT = /^Next: `agency prerender --changed` publishes the changes\. `agency undo (\S+)` takes them back\.$/m;

const token = { input: JSON.stringify({ ...INPUTS["tokens.json"], HERO_TITLE: "Another title" }) };
test.each([
  ["import", ["import", "-", "--page", "commercial/trucking"], token],
  ["move", ["move", "commercial/trucking", "commercial/trucks"], {}],
])("%s prints the command that publishes its revision, and the one that undoes it", async (_, args, options) => {
  const { stderr } = await workspace.cli(args, options);
  const [, revision = ""] = HINT.exec(stderr) ?? [];
  expect(revision, stderr).toMatch(/^3-[0-9a-f]{12}$/);
  expect(await workspace.cli(["undo", revision])).toMatchObject({ exitCode: 0 });
  expect(await workspace.cli(["diff", "2", "--exit-code"])).toMatchObject({ exitCode: 0 });
});

test("import into a store without site settings says that they are needed", async () => {
  const args = ["import", "-", "--create", "--content", "new"];
  const { stderr } = await workspace.cli(args, { input: JSON.stringify({ pages: { farm: page("Farm") } }) });
  expect(stderr).toContain("First import the site settings, which are `site` in a site export");
});
