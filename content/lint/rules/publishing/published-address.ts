import type { Rule } from "#content/lint/model/rule.ts";
import { SITE } from "#schemas/page-ids.ts";

const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

export const publishedAddress: Rule = {
  code: "production/address",
  severity: "error",
  title: "The website has no public address",
  why: "Canonical links and shared links use the address. A missing or reserved one leads nowhere.",
  fix: "Set `url` in site.json to the published address of the website.",
  source: "RFC 2606 (reserved hosts)",
  isForProduction: true,
  checkSite: ({ url }) => {
    const host = url?.hostname;
    if (host !== undefined && !RESERVED_HOST.test(host)) return [];
    const message =
      host === undefined
        ? "The website has no web address. Set `url` to the published address."
        : `${host} is reserved for examples. Set \`url\` to the published address.`;
    return [{ page: SITE, pointer: "/url", message }];
  },
};
