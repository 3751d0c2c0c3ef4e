import { formatList } from "#content/documents/format-number.ts";
import { defineWarning, type Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

export const CARRIER_RULES: readonly Rule[] = [
  defineWarning<{ name: string; missing: string[] }>({
    code: "carrier/links",
    title: "A carrier has no link for paying or for claims",
    why: "Clients have to call instead, because the page of carriers offers only a phone number.",
    fix: "Set `pay` and `claims` to the pages of the carrier. If it has none, record a waiver with the name of the carrier.",
    formFix: "In Business Info, enter the links to the carrier’s pages for paying a bill and reporting a claim.",
    message: ({ name, missing }, words) => `${name} has no ${formatList(missing.map(words.field), "disjunction")}.`,
    checkSite: ({ settings: { carriers = [] } }) =>
      carriers.flatMap(({ name, pay, claims }, index) => {
        const missing = Object.entries({ pay, claims }).flatMap(([key, link]) => (link ? [] : [key]));
        if (missing.length === 0) return [];
        return [{ page: SITE, pointer: `/carriers/${index}/name`, params: { name, missing }, phrase: name }];
      }),
  }),
  defineWarning<{ name: string }>({
    code: "carrier/logo",
    productionSeverity: "error",
    title: "A carrier’s logo has no permission",
    why: "A logo is a trademark. Agency contracts usually allow it only with the consent of the carrier, so pages leave it out.",
    fix: "Write who allowed it and when in `permission`, or remove `logo`.",
    formFix: "In Business Info, enter who allowed the logo and when, or remove the logo.",
    source: "15 U.S.C. 1114 and 1125 (trademarks)",
    message: ({ name }) => `Pages do not show the logo of ${name}, because it has no permission.`,
    checkSite: ({ settings: { carriers = [] } }) =>
      carriers.flatMap(({ name, logo, permission }, index) => {
        if (!logo || permission?.trim()) return [];
        return [{ page: SITE, pointer: `/carriers/${index}/logo`, params: { name }, phrase: name }];
      }),
  }),
];
