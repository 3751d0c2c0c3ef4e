import { expect, test } from "vitest";
import { plainMessage } from "./plain-message.ts";

test.each([
  ['"40+" (claim.carriers), "15+" (claim.commercial-carriers).', '"40+", "15+".'],
  [
    "The office is in IA, but `licensedStates` does not list this state.",
    "The office is in IA, but “Licensed states” does not list this state.",
  ],
  ["The site settings list no state.", "Business Info lists no state."],
  ["`hero.title` must not be empty. Enter some text.", "Headline is empty."],
  ["`faq.items.1.answer` is required, but it is missing. Add it.", "Answer is required, but it is missing. Add it."],
  ["Revision 3 was made from revisions of two branches.", "Version 3 was made from versions of two branches."],
  ["`$revision` must be the revision of the input.", "`$revision` must be the version of the input."],
  ["The headline is empty.", "The headline is empty."],
])("says %j as %j", (message, plain) => expect(plainMessage(message)).toBe(plain));
