/** Which folder may know which: docs/ARCHITECTURE.md draws the arrows, tests/arrows.test.ts plants a violation of each. */

const TESTS = "(?:\\.test\\.tsx?|/test-[^/]+\\.tsx?)$";

/** @param {string} from @param {string} to folders that it may not import @param {string} but files that may */
function mayNotImport(from, to, but = TESTS) {
  return {
    name: `${from.replace("/", "-")}-knows-its-place`,
    severity: "error",
    from: { path: `^${from}/`, pathNot: but },
    to: { path: `^(?:${to})/` },
  };
}

/** @param {string} name of a package @param {string} home the only place that imports it, beside tests */
function hasHome(name, home) {
  return {
    name: `${name}-has-one-home`,
    severity: "error",
    from: { pathNot: `${home}|^tests/|^bench/|${TESTS}` },
    // Also where it is not installed, or has types of its own.
    to: { path: `(?:^|node_modules/)(?:@types/)?${name}(?:/|$)` },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    mayNotImport("schemas", "content|site|api|cli|tests|bench"),
    mayNotImport("content", "site|api|cli|tests|bench"),
    mayNotImport("site", "api|cli|tests|bench"),
    // As the command does for a server, the functions put everything together.
    mayNotImport("api", "site|cli|tests|bench", `^api/netlify/|${TESTS}`),
    mayNotImport("api/netlify", "cli|tests|bench"),
    mayNotImport("cli", "tests|bench"),
    {
      name: "runs-anywhere",
      severity: "error",
      comment: "The importer, lint, the schemas and what reaches the browser run without Node.",
      from: { path: "^(?:content/(?:importer|lint)|schemas|site/components|site/islands|site/admin)/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    hasHome("ajv", "^schemas/generate\\.ts$"),
    hasHome("commander", "^cli/program\\.ts$"),
    hasHome("hono", "^api/"),
    hasHome("nodemailer", "^api/mail/"),
    hasHome("vike", "^site/"),
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphan",
      severity: "error",
      // vike finds its files by their names, and TypeScript declarations.
      from: { orphan: true, pathNot: "(?:^|/)\\+[^/]+$|\\.d\\.ts$" },
      to: {},
    },
    { name: "resolves", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:dist|test-results)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
