import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./rich-text.tsx";

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe("RichText", () => {
  it("renders each line as a paragraph", () => {
    expect(html(<RichText text={"One\n\nTwo\nThree"} />)).toBe("<p>One</p><p>Two</p><p>Three</p>");
  });

  it("renders newlines as line breaks if asked to", () => {
    expect(html(<RichText text={"One\nTwo"} newlines="breaks" />)).toBe("<p>One<br/>Two</p>");
    expect(html(<RichText text={"<b>One</b>\nTwo"} newlines="breaks" />)).toBe("<p><b>One</b><br>Two</p>");
  });

  it("keeps links and removes scripts and event handlers", () => {
    expect(html(<RichText text={'See <a href="/farm" onclick="x()">farm</a><script>x()</script>'} />)).toBe(
      '<p>See <a href="/farm">farm</a></p>',
    );
  });

  it("wraps block elements in a div", () => {
    expect(html(<RichText text="<p>One</p><ul><li>Two</li></ul>" />)).toBe(
      "<div><p>One</p><ul><li>Two</li></ul></div>",
    );
  });

  it("cannot close an element around it", () => {
    expect(html(<RichText text="a</div></main><b>x" />)).toBe("<p>a<b>x</b></p>");
  });

  it.each([undefined, "", "  ", "\n", "\u00a0"])("renders nothing for %j", (text) => {
    expect(html(<RichText text={text} />)).toBe("");
  });
});
