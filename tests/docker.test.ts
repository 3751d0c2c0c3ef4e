/** Runs the files of the Docker image without Docker: the same layout, owners and command. */

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { adminEnv, signIn } from "./support/api/admin-client.ts";
import { end, firstLine, runCli } from "./support/cli/cli-process.ts";
import { inProject, PROJECT } from "./support/project.ts";
import { copySampleContent, SAMPLE_CONTENT } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const DOCKERFILE = readFileSync(inProject("Dockerfile"), "utf8");
/** Maximum size of the installed packages. */
const MAX_PACKAGES_MIB = 130;
const NOBODY = { uid: 65534, gid: 65534 };
const canRunAsNobody = spawnSync(process.execPath, ["--version"], { ...NOBODY, cwd: tmpdir() }).status === 0;
/**
 * User that owns nothing but what the image gives it. It is the present user if that one is not root, or has a Node.js that
 * others cannot run, such as one below /root.
 */
const RUNTIME_USER = canRunAsNobody ? NOBODY : undefined;

interface Copy {
  from: string;
  to: string;
  isWritable: boolean;
}

/** Returns what the final stage copies from the build stage. */
function copies(): Copy[] {
  return [...DOCKERFILE.matchAll(/^COPY --from=build (--chown=node:node )?(\S+) (\S+)$/gm)].map(
    ([, owner, from = "", to = ""]) => ({ from, to, isWritable: owner !== undefined }),
  );
}

/** Creates the folder /app of the image. */
async function createImage(): Promise<string> {
  const folder = temporaryFolder();
  const [app, site] = [join(folder, "app"), join(folder, "public")];
  for (const each of ["", "var", "content", "public"]) createOwned(join(app, each), each !== "");
  chmodSync(folder, 0o755);
  await runCli(["prerender", "--out", join(site, "client"), "--content", SAMPLE_CONTENT]);
  copySampleContent(join(folder, "content"));
  for (const { from, to, isWritable } of copies()) {
    const source = sourceOf(from, folder);
    const target = join(app, to);
    if (from === "/app/node_modules") copyProductionPackages(target);
    else if (existsSync(source))
      cpSync(source, to.endsWith("/") ? join(target, from.slice("/app/".length)) : target, { recursive: true });
    if (isWritable && existsSync(target)) giveToRuntimeUser(target);
  }
  return app;
}

/** Returns what the build stage has at a path. The sample takes the place of the content and of the built site. */
function sourceOf(path: string, folder: string): string {
  if (path === "/app/public") return join(folder, "public");
  return path.startsWith("/app/content/") ? join(folder, relative("/app", path)) : inProject(relative("/app", path));
}

function createOwned(folder: string, isWritable: boolean): void {
  mkdirSync(folder);
  if (isWritable) giveToRuntimeUser(folder);
}

/** Copies the packages that `npm prune --omit=dev` leaves. */
function copyProductionPackages(target: string): void {
  const list = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], { cwd: PROJECT, encoding: "utf8" });
  for (const folder of list.trim().split("\n").slice(1)) {
    const copy = join(target, relative(inProject("node_modules"), folder));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(folder, copy, { recursive: true, filter: (name) => !relative(folder, name).startsWith("node_modules") });
  }
}

function listEntries(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder];
  return [folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))];
}

function giveToRuntimeUser(target: string): void {
  if (RUNTIME_USER === undefined) return;
  for (const entry of listEntries(target)) chownSync(entry, RUNTIME_USER.uid, RUNTIME_USER.gid);
}

/** Starts the command of the image, on a free port of this machine. */
async function startImage(app: string, env: Record<string, string>) {
  const [, json = ""] = /^CMD (\[.*\])$/m.exec(DOCKERFILE) ?? [];
  const [, ...args]: string[] = JSON.parse(json);
  const preload = join(app, "../fast-compression.mjs");
  cpSync(inProject("tests/support/cli/fast-compression.mjs"), preload);
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    ...RUNTIME_USER,
    cwd: app,
    env: { NODE_ENV: "production", SMTP_URL: "", HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", ...env },
  });
  onTestFinished(async () => void (await end(child)));
  return { child, url: await firstLine(child) };
}

function findHeading(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}

test("the image runs without access to its code: it publishes newer content, serves pages and takes imports", async () => {
  const app = await createImage();
  const packagesMiB =
    listEntries(join(app, "node_modules")).reduce((sum, file) => sum + statSync(file).size, 0) / 2 ** 20;
  expect(packagesMiB).toBeLessThan(MAX_PACKAGES_MIB);
  // Newer content than that of the image, as in a volume.
  const content = ["--content", join(app, "content"), "--page", "about"];
  const imported = await runCli(["import", "-", ...content], {
    input: JSON.stringify({ HERO_TITLE: "From a volume" }),
  });
  expect(imported).toMatchObject({ exitCode: 0 });
  giveToRuntimeUser(join(app, "content"));
  const code = ["package.json", "dist", "node_modules/react"].flatMap((name) => listEntries(join(app, name)));
  for (const entry of code) chmodSync(entry, statSync(entry).mode & 0o555);

  const { child, url } = await startImage(app, adminEnv());
  const admin = await signIn(url);
  expect(findHeading(await admin.page("/about"))).toBe("From a volume");
  expect((await admin.importContent({ HERO_TITLE: "Imported" }, { page: "farm" })).status).toBe(200);
  expect(findHeading(await admin.page("/farm"))).toBe("Imported");
  expect((await fetch(`${url}readyz`)).status).toBe(200);
  expect(await end(child)).toBe(0);
});

test("every base image of the Dockerfile is pinned by digest", () => {
  const images = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+\S*@sha256:[0-9a-f]{64}$/);
});
