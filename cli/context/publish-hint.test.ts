import { expect, test } from "vitest";
import { createSampleWorkspace, INPUTS } from "#tests/support/cli/sample-workspace.ts";

const workspace = createSampleWorkspace();
const HINT = /^Next: `agency prerender --changed` publishes the changes\. `agency rollback (\S+)` undoes them\.$/m;

const token = { input: JSON.stringify({ ...INPUTS["tokens.json"], HERO_TITLE: "Another title" }) };
test.each([
  ["import", ["import", "-", "--page", "commercial/trucking"], token],
  ["move", ["move", "commercial/trucking", "commercial/trucks"], {}],
])("%s prints the command that publishes its revision, and the one that undoes it", async (_, args, options) => {
  const { stderr } = await workspace.cli(args, options);
  const [, parent = ""] = HINT.exec(stderr) ?? [];
  expect(parent, stderr).toMatch(/^2-[0-9a-f]{12}$/);
  expect(await workspace.cli(["rollback", parent])).toMatchObject({ exitCode: 0 });
  expect(await workspace.cli(["diff", parent, "--exit-code"])).toMatchObject({ exitCode: 0 });
});
