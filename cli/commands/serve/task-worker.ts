/** Worker thread that runs the expensive work of the admin. */
import { parentPort, workerData } from "node:worker_threads";
import { answerTasks } from "#api/tasks/answer-tasks.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { readLintContext } from "#cli/inputs/read-lint-context.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { cacheFolder, mediaFolder, type SiteFolders } from "#site/publishing/folders.ts";
import { createMediaReader } from "#site/publishing/images/media-index.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { createPreviewMediaReader } from "#site/publishing/live/preview-media.ts";

export type TaskWorkerOptions = SiteFolders;

const { root, contentDir, out }: TaskWorkerOptions = workerData;
const store = await openFileStore({ dir: contentDir });
const readMedia = createMediaReader(mediaFolder(contentDir), cacheFolder(root));
const preview = createPreview({ root, store, readMedia: createPreviewMediaReader(readMedia, out) });
const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext({ contentDir }) });
if (parentPort !== null) answerTasks(parentPort, tasks);
