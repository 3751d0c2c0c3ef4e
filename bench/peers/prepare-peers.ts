import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storedSample } from "../support/generate-export.ts";
import { AGENCY } from "../support/measure.ts";
import { type Command, measureCommand } from "../support/measure-command.ts";
import { toAstro, toGo, toJavaScript } from "./dialects.ts";
import { ASTRO, installNode, installPackages, NEWER_NODE } from "./install.ts";
import type { Peer } from "./peer.ts";
import { type BenchSite, ROOT } from "./prepare-site.ts";
import { CHANGED_PAGE, importIntoServer, requestPage, watchFiles } from "./watchers.ts";

const ELEVENTY = "3.1.8";
const PROJECTS = join(import.meta.dirname, "projects");
const ASTRO_PORT = 4390;

/** Writes the files of a project and returns how to build it. The output folder is `out` by default. */
type Prepare = (project: string, site: BenchSite) => Promise<Omit<Peer, "name" | "out"> & { out?: string }>;

const PEERS: Readonly<Record<string, Prepare>> = {
  "this project": async (cwd, { content }) => {
    const { node, build } = nodeCommand(cwd, [AGENCY, "prerender", "--content", content, "--out", "out"]);
    const rebuild = { ...build, args: [...build.args, "--changed"] };
    return {
      version: "",
      node,
      build,
      rebuild,
      source: storedSample(content, CHANGED_PAGE),
      watchers: [
        importIntoServer(content),
        watchFiles("watch", { ...build, args: [AGENCY, "watch", "--content", content, "--out", "out"] }),
      ],
    };
  },
  "template literal loop": async (cwd, site) => {
    await copyProject("loop", cwd, site);
    return { version: "", ...nodeCommand(cwd, ["loop.mjs"]) };
  },
  "React loop": async (cwd, site) => {
    await copyProject("react", cwd, site);
    return {
      version: installedVersion(ROOT, "react"),
      ...nodeCommand(cwd, ["react.mjs", ROOT, join(site.input, "site.json")]),
    };
  },
  Eleventy: async (cwd, site) => {
    await copyProject("eleventy", cwd, site);
    const packages = await installPackages({ "@11ty/eleventy": ELEVENTY });
    const { node, build } = nodeCommand(cwd, [join(packages, "node_modules/@11ty/eleventy/cmd.cjs"), "--quiet"]);
    return {
      version: ELEVENTY,
      source: jsonFile(site),
      watchers: [watchFiles("watch, incremental", { ...build, args: [...build.args, "--watch", "--incremental"] })],
      node,
      build,
    };
  },
  Hugo: async (cwd, { pages, template }) => {
    const version = /v([\d.]+)/.exec(execFileSync("hugo", ["version"], { encoding: "utf8" }))?.[1] ?? "";
    await cp(join(PROJECTS, "hugo"), cwd, { recursive: true });
    await writeFiles(cwd, { "layouts/_default/single.html": toGo(template) });
    for (const page of pages) {
      await writeFiles(cwd, { [`content/commercial/${page.slug}.md`]: `${JSON.stringify({ page }, null, 2)}\n` });
    }
    const build = { file: "hugo", args: ["--quiet"], cwd };
    const source = join(cwd, `content/commercial/sample-${CHANGED_PAGE}.md`);
    return {
      version,
      node: "",
      build,
      source,
      watchers: [watchFiles("watch", { ...build, args: [...build.args, "--watch"] })],
    };
  },
  Astro: async (cwd, site) => {
    await copyProject("astro", cwd, site);
    const route = join(cwd, "src/pages/commercial/[slug].astro");
    const frontMatter = readFileSync(route, "utf8");
    await writeFile(route, frontMatter + toAstro(site.template));
    const packages = await installPackages({ astro: ASTRO });
    await symlink(join(packages, "node_modules"), join(cwd, "node_modules"));
    const node = await installNode();
    const astro = (...args: string[]): Command => ({
      file: node,
      args: ["node_modules/astro/bin/astro.mjs", ...args],
      cwd,
      env: { ASTRO_TELEMETRY_DISABLED: "1" },
    });
    return {
      version: ASTRO,
      node: NEWER_NODE,
      build: astro("build", "--silent"),
      source: jsonFile(site),
      watchers: [requestPage("development server", astro("dev", "--port", String(ASTRO_PORT)), ASTRO_PORT)],
    };
  },
  "vike prerender": async (cwd, site) => {
    await copyProject("vike", cwd, site);
    // With the + in the repository, vike would take these files for files of this project.
    for (const file of await readdir(join(cwd, "pages"), { recursive: true, withFileTypes: true }))
      if (file.isFile()) await rename(join(file.parentPath, file.name), join(file.parentPath, `+${file.name}`));
    await symlink(join(ROOT, "node_modules"), join(cwd, "node_modules"));
    const vike = (command: string) => nodeCommand(cwd, ["node_modules/vike/bin.js", command]);
    await measureCommand(vike("build").build);
    return {
      version: installedVersion(ROOT, "vike"),
      ...vike("prerender"),
      out: join(cwd, "out/client"),
      source: jsonFile(site),
    };
  },
};

/** Prepares every peer in a folder below `folder`. Prints the reason for a peer that cannot be had, and leaves it out. */
export async function preparePeers(folder: string, site: BenchSite): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const [name, prepare] of Object.entries(PEERS)) {
    const project = join(folder, name.replaceAll(" ", "-"));
    await mkdir(project);
    try {
      peers.push({ name, out: join(project, "out"), ...(await prepare(project, site)) });
    } catch (error) {
      console.log(`${name} is left out: ${error instanceof Error ? error.message : error}\n`);
    }
  }
  return peers;
}

/** Returns the file of the changed page in the content of the peers in JavaScript. */
function jsonFile({ input }: BenchSite): string {
  return join(input, `pages/sample-${CHANGED_PAGE}.json`);
}

function nodeCommand(cwd: string, args: readonly string[]): Pick<Peer, "node" | "build"> {
  return { node: process.versions.node, build: { file: process.execPath, args, cwd } };
}

/** Copies a project in JavaScript, and adds the template and the content. */
async function copyProject(name: string, project: string, { input, template }: BenchSite): Promise<void> {
  for (const folder of [name, "shared"]) await cp(join(PROJECTS, folder), project, { recursive: true });
  await writeFiles(project, { "template.mjs": toJavaScript(template) });
  await symlink(join(input, "pages"), join(project, "content"));
}

/** @param files texts by path in the folder */
async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function installedVersion(root: string, name: string): string {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
}
