import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./rich-text.tsx";

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe("RichText", () => {
  it("makes a paragraph of each line", () => {
    expect(html(<RichText text={"One\n\nTwo\nThree"} />)).toBe("<p>One</p><p>Two</p><p>Three</p>");
  });

  it("breaks lines where it is asked to", () => {
    expect(html(<RichText text={"One\nTwo"} newlines="breaks" />)).toBe("<p>One<br/>Two</p>");
    expect(html(<RichText text={"<b>One</b>\nTwo"} newlines="breaks" />)).toBe("<p><b>One</b><br>Two</p>");
  });

  it("keeps links and drops what is not allowed", () => {
    expect(html(<RichText text={'See <a href="/farm" onclick="x()">farm</a><script>x()</script>'} />)).toBe(
      '<p>See <a href="/farm">farm</a></p>',
    );
  });

  it("holds blocks in a block", () => {
    expect(html(<RichText text="<p>One</p><ul><li>Two</li></ul>" />)).toBe(
      "<div><p>One</p><ul><li>Two</li></ul></div>",
    );
  });

  it("cannot end an element around it", () => {
    expect(html(<RichText text="a</div></main><b>x" />)).toBe("<p>a<b>x</b></p>");
  });

  it.each([undefined, ""])("is nothing for %j", (text) => {
    expect(html(<RichText text={text} />)).toBe("");
  });
});
