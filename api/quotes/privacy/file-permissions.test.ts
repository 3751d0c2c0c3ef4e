import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { testMail } from "#tests/support/mail/sample-mail.ts";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileMailer } from "../mail/file-mailer.ts";
import { createOutbox } from "../outbox/database-outbox.ts";

test.each([0o000, 0o022])(
  "only the owner has access to the database and the emails with the umask %o",
  async (umask) => {
    const previous = process.umask(umask);
    onTestFinished(() => void process.umask(previous));
    const dir = join(temporaryFolder(), "var");
    const database = openOfficeDatabase({ engine: "sqlite", file: join(dir, "agency.db") });
    onTestFinished(() => database.close());
    await createOutbox(database).enqueue(sampleEntry(1));
    await createFileMailer({ dir: join(dir, "eml") }).send(testMail);

    const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => join(dir, path));
    const modes = [dir, ...paths].map((path) => {
      const stats = statSync(path);
      return `${stats.isFile() ? "file" : "folder"} ${(stats.mode & 0o777).toString(8)}`;
    });
    expect(modes.filter((mode) => mode === "file 600")).toHaveLength(5);
    expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
  },
);
