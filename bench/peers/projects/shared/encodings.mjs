// Functions that the templates in JavaScript call. Each has the name of an encoding of template.ts.
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** @param {string} value */
export const text = (value) => (/[&<>"']/.test(value) ? value.replace(/[&<>"']/g, (sign) => ENTITIES[sign]) : value);

/** @param {string} value */
export const html = (value) => value.replaceAll("\n", "<br>");

/** @param {string} value */
export const json = (value) => JSON.stringify(value).slice(1, -1).replaceAll("<", "\\u003c");
