import toasts from "../islands/toasts/toasts.css?inline";
import admin from "./admin.css?inline";
import changes from "./changes/changes.css?inline";
import findings from "./findings/finding-list.css?inline";
import history from "./history/history.css?inline";
import importSection from "./import/import-section.css?inline";
import preview from "./preview/preview.css?inline";
import session from "./session/session.css?inline";

/** The admin's whole stylesheet, inlined in its page. The styles of the parts go into one cascade layer. */
export const adminStylesheet: string = `${admin}@layer parts{${[toasts, session, importSection, findings, changes, preview, history].join("")}}`;
