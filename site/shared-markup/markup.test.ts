import fc from "fast-check";
import { expect, test } from "vitest";
import { createEncoder, joinMarkup, SharedText } from "./markup.ts";

test("encodes markup as UTF-8, and uses the memory again", () => {
  const encode = createEncoder();
  const text = fc.string({ unit: "grapheme" });
  const part = fc.oneof(
    text,
    text.map((shared) => new SharedText(shared)),
  );
  fc.assert(
    fc.property(fc.array(part), (markup) => {
      expect(Buffer.from(encode(markup))).toEqual(Buffer.from(joinMarkup(markup)));
    }),
  );
});

test("encodes markup that is longer than its memory", () => {
  const encode = createEncoder();
  const long = "’".repeat(300_000);
  for (const markup of [[long], ["a", new SharedText(long), "b"], [new SharedText(long), long], ["c"]])
    expect(Buffer.compare(encode(markup), Buffer.from(joinMarkup(markup)))).toBe(0);
});
