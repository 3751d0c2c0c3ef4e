/** The files that `agency init` and the guide offer for hosts: what can be checked here without the host. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { parseEnv } from "#api/config/env.ts";
import { runProgram } from "./support/cli/memory-io.ts";
import { inProject, PROJECT } from "./support/project.ts";

const read = (name: string) => readFileSync(inProject(join("cli/templates", name)), "utf8");
/** Returns the path in this repository of a path in an agency's folder. */
const packaged = (path: string) => inProject(path.replace("node_modules/agency-site/", ""));

describe("the systemd unit", () => {
  const unit = read("server/agency.service");

  test("starts the program of the package, and can write where it has to", () => {
    const [, program = ""] = /^ExecStart=.* node (\S+) start$/m.exec(unit) ?? [];
    expect(existsSync(packaged(program)), program).toBe(true);
    const [, folders = ""] = /^ReadWritePaths=(.*)$/m.exec(unit) ?? [];
    expect(folders.split(" ").map((path) => path.replace("/srv/agency/", ""))).toEqual([
      "content",
      "dist",
      "var",
      "node_modules/.cache",
    ]);
  });

  test.runIf(spawnSync("systemd-analyze", ["--version"]).status === 0)("is a valid unit", () => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", inProject("cli/templates/server/agency.service")], {
      encoding: "utf8",
    });
    expect(stderr.split("\n").filter((line) => line.includes("agency.service:"))).toEqual([]);
  });
});

test("nginx forwards to the port of the server, with the address of the visitor, and takes photos", () => {
  const settings = read("server/nginx.conf");
  const parsed = parseEnv({});
  const port = "env" in parsed ? parsed.env.PORT : 0;
  expect(settings).toContain(`proxy_pass http://127.0.0.1:${port};`);
  expect(settings).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  expect(settings).toContain("client_max_body_size 16m;");
});

test("the settings of compose.yaml are accepted, and the base image is pinned", () => {
  const [, url = ""] = /DATABASE_URL: (.+)/.exec(read("docker/compose.yaml")) ?? [];
  const parsed = parseEnv({ DATABASE_URL: url.replace(/\$\{[^}]*\}/, "secret") });
  expect(parsed).toMatchObject({ env: { DATABASE_URL: { engine: "postgres" } } });
  expect(read("docker/Dockerfile")).toMatch(/^FROM node:\d+\.\d+\.\d+\S*@sha256:[0-9a-f]{64}$/m);
});

test("netlify.toml names the functions and the files of the package", () => {
  const settings = read("netlify/netlify.toml");
  const [, functions = ""] = /^directory = "(.*)"$/m.exec(settings) ?? [];
  const sources = fastGlob
    .sync("*.ts", { cwd: inProject("cli/netlify/functions") })
    .map((name) => name.replace(".ts", ".js"));
  expect(fastGlob.sync("*.js", { cwd: packaged(functions) }).sort()).toEqual(sources.sort());
  const included = [...settings.matchAll(/^ {2}"(node_modules\/agency-site[^"]*)",$/gm)].map(([, path = ""]) => path);
  expect(included.length).toBe(1);
  for (const path of included) expect(existsSync(packaged(path.replace("/**", ""))), path).toBe(true);
});

test("the workflow pins its actions, and every command of the templates exists", async () => {
  const workflow = read("github/dot-github/workflows/site.yml");
  for (const [, action] of workflow.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
  const { stdout } = await runProgram(["help"], { cwd: PROJECT });
  const commands = new Set([...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name));
  const texts = fastGlob
    .sync("**/*", { cwd: inProject("cli/templates"), dot: true })
    .map((name) => [name, read(name)] as const);
  const unknown = texts.flatMap(([name, text]) =>
    [...text.matchAll(/(?:npx agency|"agency|&& agency) ([a-z]+)/g)].flatMap(([, command = ""]) =>
      commands.has(command) ? [] : `${name}: ${command}`,
    ),
  );
  expect(unknown).toEqual([]);
});
