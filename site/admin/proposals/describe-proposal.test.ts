import { expect, test } from "vitest";
import type { ListedProposal } from "../api/client.ts";
import { continueHref, describeState, describeWork, mayApprove, nameAuthor, waitsFor } from "./describe-proposal.ts";

const ANN = { account: "a1", name: "Ann", role: "owner" } as const;
const BEN = { account: "b2", name: "Ben", role: "editor" } as const;

function proposal(parts: Partial<ListedProposal>): ListedProposal {
  const none = {
    agent: null,
    askedAt: null,
    reverses: null,
    reason: null,
    times: "",
    missing: "",
    missingRules: [],
    authors: [],
  };
  return {
    ...none,
    state: "open",
    author: "Ben",
    account: "b2",
    pages: ["farm"],
    note: "",
    ...parts,
  } as ListedProposal;
}

const ASKED = { askedAt: "2026-11-28T12:00:00Z" };
const TIMES = { times: "from Dec 1 until Dec 2" };

test.each([
  [{}, "Saved for later", "Ben saved changes to this page for later"],
  [ASKED, "Sent for approval", "Ben sent changes to this page for approval"],
  [{ ...ASKED, ...TIMES }, "Sent for approval, from Dec 1 until Dec 2", "Ben sent changes to this page for approval"],
  [{ state: "scheduled", ...TIMES }, "Scheduled from Dec 1 until Dec 2", "Ben has changes to this page: Scheduled"],
  [
    { state: "scheduled", times: "from Dec 2", reverses: "f00" },
    "Will be taken back on Dec 2",
    "Ben has changes to this page",
  ],
  [{ state: "attention" }, "Not published", "Ben has changes to this page: Not published"],
] as const)("describes %o", (parts, state, work) => {
  expect(describeState(proposal(parts))).toBe(state);
  expect(describeWork(proposal(parts), ANN, "farm")).toContain(work);
});

test("names the user, an agent, and settings in place of a page", () => {
  expect(describeWork(proposal({}), BEN, "site")).toBe("You saved changes to Business Info for later");
  expect(nameAuthor(proposal({ agent: "Helper" }), BEN)).toBe("Helper, for Ben");
  // Without accounts, everyone has the same one.
  expect(nameAuthor(proposal({}), { ...BEN, name: "Cy" })).toBe("Ben");
});

test("waits for those whose approval counts, but not for the author", () => {
  const free = proposal(ASKED);
  const byOwner = proposal({ ...ASKED, missingRules: [{ title: "Medicare", needsReference: true }] });
  const invited = proposal({ ...ASKED, missingRules: [{ title: "Client", approver: "invited" }] });
  expect([ANN, BEN].map((me) => waitsFor(free, me))).toEqual([true, false]);
  expect([ANN, BEN].map((me) => mayApprove(byOwner, me))).toEqual([true, false]);
  expect([ANN, BEN].map((me) => waitsFor(invited, me))).toEqual([false, false]);
  expect([ANN, BEN].map((me) => waitsFor(proposal({ state: "attention" }), me))).toEqual([true, true]);
  expect([ANN, BEN].map((me) => waitsFor(proposal({}), me))).toEqual([false, false]);
});

test("continues in the form of a document", () => {
  expect(continueHref({ id: "f00" }, "personal/auto")).toBe("#pages/personal/auto?proposal=f00");
  expect(continueHref({ id: "f00" }, "site")).toBe("#business-info?proposal=f00");
});
