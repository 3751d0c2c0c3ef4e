import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { inProject, PROJECT } from "./project.ts";

/** Lists the files of the project that match patterns, and that Git does not ignore. The project need not be a repository. */
export function listProjectFiles(...patterns: readonly string[]): string[] {
  const ignored = readFileSync(inProject(".gitignore"), "utf8").match(/^[^#!\s].*$/gm) ?? [];
  const ignore = ["**/.git", ...ignored.map((pattern) => `**/${pattern.replace(/\/$/, "")}`)];
  return fastGlob.sync([...patterns], {
    cwd: PROJECT,
    dot: true,
    ignore: ignore.flatMap((each) => [each, `${each}/**`]),
  });
}
