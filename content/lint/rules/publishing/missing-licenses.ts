import { SITE } from "#schemas/page-ids.ts";
import type { Rule } from "../../model/rule.ts";

export const missingLicenses: Rule = {
  code: "production/licenses",
  severity: "error",
  title: "The licensed states are missing or lack the home state",
  why: "Every page lists the states where the agency may sell insurance, and texts are checked against the list.",
  fix: "List the codes of all states where the agency is licensed in `licensedStates` in site.json.",
  source: "NAIC Producer Licensing Model Act (#218), section 3; Iowa Code section 522B.2",
  isForProduction: true,
  checkSite: ({ settings: { licensedStates = [], address } }) => {
    if (licensedStates.some((state) => state === address.state)) return [];
    const pointer = "/licensedStates";
    if (licensedStates.length === 0) {
      return [{ page: SITE, pointer, message: "The site settings list no state where the agency is licensed." }];
    }
    const message = `The agency's office is in ${address.state}, but \`licensedStates\` does not list this state.`;
    return [{ page: SITE, pointer, message }];
  },
};
