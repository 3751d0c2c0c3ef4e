/** Texts of the styles and scripts inside the pages. They do not depend on the content, so the Content Security Policy can allow them by hash. */
import { adminStylesheet } from "../admin/admin-stylesheet.ts";
import leadWithOpenLine from "../sections/carriers/lead-with-open-line.js?raw";
import prefill from "../sections/quote-form/prefill.js?raw";
import { SHEETS } from "../styles/collect-styles.ts";
import { speculationRules } from "./speculation-rules.ts";

export const styles: readonly string[] = Object.values(SHEETS);
export const scripts: readonly string[] = [speculationRules, prefill, leadWithOpenLine];
/** Styles of the admin, which has its own Content Security Policy. */
export const adminStyles: readonly string[] = [adminStylesheet];
