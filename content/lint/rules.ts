/** The list of all lint rules. `agency explain <code>` prints a rule. */
import type { Rule } from "./model/rule.ts";
import { APPROVAL_RULES } from "./rules/approvals.ts";
import { CARRIER_RULES } from "./rules/carriers.ts";
import { CLAIM_RULES } from "./rules/claims.ts";
import { FACT_RULES } from "./rules/facts.ts";
import { FORM_RULES } from "./rules/form.ts";
import { LINE_RULES } from "./rules/lines.ts";
import { LINK_RULES } from "./rules/links.ts";
import { MEDIA_RULES } from "./rules/media.ts";
import { META_RULES } from "./rules/meta.ts";
import { PUBLISHING_RULES } from "./rules/publishing.ts";
import { SCHEDULE_RULES } from "./rules/schedule.ts";
import { colorsWithoutEffect, THEME_RULES } from "./rules/theme.ts";
import { createWaiverRules, expiredWaivers } from "./rules/waivers.ts";
import { WORDING_RULES } from "./rules/wording.ts";

/** The rules whose severities can be set and whose findings can be waived. */
const CONTENT_RULES: readonly Rule[] = [
  ...LINK_RULES,
  ...META_RULES,
  ...MEDIA_RULES,
  ...FACT_RULES,
  ...CLAIM_RULES,
  ...CARRIER_RULES,
  ...SCHEDULE_RULES,
  colorsWithoutEffect,
  ...WORDING_RULES,
  ...FORM_RULES,
  ...LINE_RULES,
  ...APPROVAL_RULES,
  ...THEME_RULES,
  ...PUBLISHING_RULES,
  expiredWaivers,
];

/** All rules, in the order in which they run. */
export const RULES: readonly Rule[] = [...CONTENT_RULES, ...createWaiverRules(CONTENT_RULES)];
