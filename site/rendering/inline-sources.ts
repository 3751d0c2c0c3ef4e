/** Inline styles and scripts of all pages. They do not depend on content, so an import cannot change their hashes. */
import { adminSheet } from "../admin/styles.ts";
import preselect from "../sections/quote-form/preselect.js?raw";
import { SHEETS } from "../styles/collect-styles.ts";
import { speculationRules } from "./speculation-rules.ts";

export const styles: readonly string[] = Object.values(SHEETS);
export const scripts: readonly string[] = [speculationRules, preselect];
/** Styles of the admin, which has its own policy. */
export const adminStyles: readonly string[] = [adminSheet];
