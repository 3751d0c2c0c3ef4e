/** Texts of the styles and scripts inside the pages that do not depend on the content, for the Content Security Policy. */
import { adminStylesheet } from "../admin/admin-stylesheet.ts";
import { FONT_FAMILY_IDS } from "../fonts/families.ts";
import { fontSheet } from "../fonts/font-file.ts";
import findCarrier from "../sections/carriers/find-carrier.js?raw";
import leadWithOpenLine from "../sections/carriers/lead-with-open-line.js?raw";
import prefill from "../sections/quote-form/prefill.js?raw";
import { SHEETS } from "../styles/collect-styles.ts";
import { speculationRules } from "./speculation-rules.ts";

export const styles: readonly string[] = [...Object.values(SHEETS), ...FONT_FAMILY_IDS.map(fontSheet)];
export const scripts: readonly string[] = [speculationRules, prefill, leadWithOpenLine, findCarrier];
/** Styles of the admin, which has its own Content Security Policy. */
export const adminStyles: readonly string[] = [adminStylesheet];
