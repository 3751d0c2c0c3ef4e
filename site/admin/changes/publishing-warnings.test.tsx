import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { PublishingWarnings } from "./publishing-warnings.tsx";

test("names what is not published and the next step, and leaves out other findings", () => {
  const others = [diagnose("content/fixed", "Fixed.")];
  const warning = diagnose("site/not-updated", "site.json:2 cannot be read.");
  expect(renderToStaticMarkup(<PublishingWarnings diagnostics={others} />)).toBe("");
  const html = renderToStaticMarkup(<PublishingWarnings diagnostics={[...others, warning]} />);
  expect(html).toContain("<li>site.json:2 cannot be read. Fix the file that the message names");
  expect(html).not.toContain("Fixed.");
});
