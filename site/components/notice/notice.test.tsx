import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Notice, Site } from "#schemas/generated/site.ts";
import { Notice as NoticeSection } from "./notice.tsx";

const SITE = { phone: "(515) 555-0142" } as Site;

function renderNotice(notice: Notice): string {
  return renderToStaticMarkup(<NoticeSection site={{ ...SITE, notice }} />).replace(/<svg.*<\/svg>/, "");
}

test("a site without a notice gets no section", () => {
  expect(renderToStaticMarkup(<NoticeSection site={SITE} />)).toBe("");
});

test("a notice needs no link and no phone number", () => {
  expect(renderNotice({ text: "Closed <today> & tomorrow." })).toBe(
    '<section class="notice" aria-label="Notice"><div><p>Closed &lt;today&gt; &amp; tomorrow.</p></div></section>',
  );
});

test("the phone number in a notice is a link", () => {
  expect(renderNotice({ text: "Call (515) 555-0142 now.", link: { title: "Claims", url: "/claims" } })).toContain(
    '<p>Call <a class="phone-link" href="tel:+15155550142">(515) 555-0142</a> now.</p><a href="/claims">Claims</a>',
  );
});
