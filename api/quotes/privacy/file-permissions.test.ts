import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileMailer } from "../mail/file-mailer.ts";
import { openFileOutbox } from "../outbox/file/file-outbox.ts";

test.each([0o000, 0o022])("only the owner has access to the files of the outbox with the umask %o", async (umask) => {
  const previous = process.umask(umask);
  onTestFinished(() => void process.umask(previous));
  const dir = join(temporaryFolder(), "var/outbox");
  const outbox = await openFileOutbox({ dir });
  await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
  await outbox.enqueue(sampleEntry(2), { state: "held" });
  for (const [n, state] of [
    [3, "sent"],
    [4, "failed"],
  ] as const) {
    await outbox.enqueue(sampleEntry(n));
    await (await mustAcquire(outbox, sampleId(n))).complete(state, sampleEntry(n));
  }
  await outbox.enqueue(sampleEntry(5));
  await mustAcquire(outbox, sampleId(5));
  await createFileMailer({ dir: join(dir, "eml") }).send(testMail);

  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => join(dir, path));
  const modes = [dir, ...paths].map((path) => {
    const stats = statSync(path);
    return `${stats.isFile() ? "file" : "folder"} ${(stats.mode & 0o777).toString(8)}`;
  });
  expect(modes.filter((mode) => mode === "file 600")).toHaveLength(6);
  expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
});
