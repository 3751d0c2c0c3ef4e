/** The texts that may stand inside pages as styles and scripts, whatever the content is. */
import { adminStylesheet } from "../admin/admin-stylesheet.ts";
import preselect from "../sections/quote-form/preselect.js?raw";
import { SHEETS } from "../styles/styles.ts";
import { speculationRules } from "./speculation-rules.ts";

export const styles: readonly string[] = Object.values(SHEETS);
export const scripts: readonly string[] = [speculationRules, preselect];
/** Those of the admin, which has a policy of its own. */
export const adminStyles: readonly string[] = [adminStylesheet];
