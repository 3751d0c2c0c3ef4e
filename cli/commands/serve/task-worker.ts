/** Worker thread that runs the expensive work of the admin. */
import { parentPort, workerData } from "node:worker_threads";
import { answerTasks } from "#api/tasks/answer-tasks.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { readLintContext } from "#cli/inputs/to-import-options.ts";
import { openPlace } from "#content/media-store/content-place.ts";
import { createSiteMediaReader } from "#site/publishing/images/media-index.ts";
import { createPreview, createPreviewMediaReader } from "#site/publishing/live/preview.ts";
import type { SiteFolders } from "#site/publishing/routes.ts";

const { root, out, ...place }: SiteFolders = workerData;
const { store, media } = await openPlace(place);
const readMedia = createSiteMediaReader({ out, ...place }, media);
const preview = createPreview({ root, out, store, readMedia: createPreviewMediaReader(readMedia, out) });
const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(place) });
if (parentPort !== null) answerTasks(parentPort, tasks);
