/** The texts that may stand inside pages as styles and scripts, whatever the content is. */
import { adminSheet } from "#site/admin/styles.ts";
import preselect from "#site/sections/quote-form/preselect.js?raw";
import { speculationRules } from "#site/speculation-rules.ts";
import { SHEETS } from "#site/styles/styles.ts";

export const styles: readonly string[] = Object.values(SHEETS);
export const scripts: readonly string[] = [speculationRules, preselect];
/** Those of the admin, which has a policy of its own. */
export const adminStyles: readonly string[] = [adminSheet];
