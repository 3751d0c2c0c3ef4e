/** Forbids cycles between folders of sources. Tests are left out: they import helpers that import the sources again. */
import base from "./.dependency-cruiser.mjs";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [{ name: "no-folder-cycle", severity: "error", scope: "folder", from: {}, to: { circular: true } }],
  options: {
    ...base.options,
    exclude: { path: "^(?:dist|test-results|tests|bench)/|\\.test\\.tsx?$|\\.build-\\w+\\.mjs$" },
  },
};
