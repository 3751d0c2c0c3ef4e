/**
 * Import rules between folders. `docs/architecture.md` draws them, and `tests/dependency-rules.test.ts` plants a violation
 * of each, and checks that no folders import each other.
 */

const TESTS = "\\.test\\.tsx?$";

/**
 * Forbids a folder to import other folders.
 * @param {string} from path of the folder
 * @param {string} to paths of the forbidden folders, separated by `|`
 * @param {string} except pattern of the files that may import them
 */
function forbidImport(from, to, except = TESTS) {
  return {
    name: `${from.replaceAll("/", "-")}-imports`,
    severity: "error",
    from: { path: `^${from}/`, pathNot: except },
    to: { path: `^(?:${to})/` },
  };
}

/**
 * Restricts a package to one folder. Tests and benchmarks may import it too.
 * @param {string} name of the package
 * @param {string} home pattern of the paths that may import it
 */
function restrictPackage(name, home) {
  return {
    name: `${name}-has-one-home`,
    severity: "error",
    from: { pathNot: `${home}|^tests/|^bench/|${TESTS}` },
    // Matches the package itself, its types, and the bare name if it is not installed.
    to: { path: `(?:^|node_modules/)(?:@types/)?${name}(?:/|$)` },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbidImport("schemas", "content|site|api|cli|tests|bench|examples"),
    forbidImport("content", "site|api|cli|tests|bench|examples"),
    forbidImport("site", "api|cli|tests|bench|examples", `^site/admin/api/|${TESTS}`),
    forbidImport("site/admin/api", "cli|tests|bench|examples"),
    {
      name: "only-types-of-the-api",
      severity: "error",
      comment: "The admin's client infers its types from the handlers. No code of the server may reach the browser.",
      from: { path: "^site/admin/api/", pathNot: TESTS },
      to: { path: "^api/", dependencyTypesNot: ["type-only"] },
    },
    forbidImport("api", "site|cli|tests|bench|examples"),
    forbidImport("cli", "tests|bench|examples"),
    {
      name: "runs-anywhere",
      severity: "error",
      comment: "The importer, the lint rules, the schemas and all browser code must run without Node.",
      from: {
        path: "^(?:content/(?:documents|facts|findings|importer|lint|theme)|schemas|site/(?:components|islands|admin|page-model|sections|illustrations))/",
        pathNot: TESTS,
      },
      to: { dependencyTypes: ["core"] },
    },
    restrictPackage("ajv", "^schemas/generator/generate\\.ts$"),
    restrictPackage("commander", "^cli/"),
    restrictPackage("hono", "^(?:api|site/admin/api)/"),
    restrictPackage("nodemailer", "^api/quotes/mail/"),
    restrictPackage("vike", "^site/"),
    // One room opens databases. Queries are where the tables are: in the API, and in the stores of the content.
    restrictPackage("(?:libsql|pg)", "^content/database/"),
    restrictPackage("kysely", "^content/(?:database|store/sql|media-store/sql-)|^api/"),
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphan",
      severity: "error",
      // vike finds its files by name, and TypeScript finds declarations.
      from: { orphan: true, pathNot: "(?:^|/)\\+[^/]+$|\\.d\\.ts$" },
      to: {},
    },
    { name: "resolves", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // The projects of other site generators are built outside the repository. vike writes and removes modules while it builds.
    exclude: { path: "^(?:dist|test-results|bench/peers/projects)/|\\.build-\\w+\\.mjs$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
