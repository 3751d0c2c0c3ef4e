import { relative, resolve, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import type * as CheckContentFile from "./check-content-file.ts";

/** Module that checks content. Vite loads it, because Node cannot load TypeScript in every supported version. */
const CHECKER = "/site/development/check-content-file.ts";

/** Time to wait after a change for more of them, so that files that are saved together reload pages once. */
const DEBOUNCE_MS = 50;

/**
 * Reloads open pages of the development server when content is saved. For bad content, it shows Vite's error overlay on the
 * pages instead, which then still show the last good content.
 */
export function reloadContent(contentDir: string): Plugin {
  return {
    name: "site:reload-content",
    apply: "serve",
    configureServer(server) {
      const root = resolve(server.config.root, contentDir);
      const changed = new Set<string>();
      const problems = new Map<string, ErrorPayload>();
      const showProblem = () => {
        const [problem] = problems.values();
        if (problem !== undefined) server.ws.send(problem);
      };
      const handleChanges = async () => {
        const files = [...changed];
        changed.clear();
        for (const file of files) {
          const problem = await checkFile(server, root, file);
          if (problem === undefined) problems.delete(file);
          else problems.set(file, problem);
        }
        // A reload also hides the overlay. If another file is still bad, the reloaded page shows it again.
        if (files.some((file) => !problems.has(file))) server.ws.send({ type: "full-reload" });
        else showProblem();
      };
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(root).on("all", (event, path) => {
        const name = relative(root, path).split(sep).join("/");
        if (event.endsWith("Dir") || !/^(?:site\.json|pages\/.*\.json|media\/.*)$/.test(name)) return;
        changed.add(path);
        clearTimeout(timer);
        timer = setTimeout(handleChanges, DEBOUNCE_MS);
      });
      server.ws.on("connection", showProblem);
    },
  };
}

/** @returns undefined if a file is good, or is not a stored document */
async function checkFile(server: ViteDevServer, root: string, path: string): Promise<ErrorPayload | undefined> {
  const { checkContentFile } = (await server.ssrLoadModule(CHECKER)) as typeof CheckContentFile;
  const problems = checkContentFile(root, path);
  const [first] = problems;
  if (first === undefined) return undefined;
  const file = relative(server.config.root, path);
  const forTerminal = problems.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  server.config.logger.error(forTerminal.join("\n"), { timestamp: true });
  // The overlay shows `loc` below the message, as a link that opens the editor. It does not break long paths in a message.
  const message = problems.map(({ line, message }) => `Line ${line}: ${message}`).join("\n");
  const { line = 1, column = 1 } = first;
  return { type: "error", err: { message, stack: "", id: path, loc: { file: path, line, column }, plugin: "content" } };
}
