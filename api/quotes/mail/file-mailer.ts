import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { PRIVATE_MODE, syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { SendError } from "../send-error.ts";
import { type Mailer, toNodemailer } from "./mail.ts";

/**
 * Returns a mailer for use without a mail server. It writes each message as an .eml file (RFC 5322), which mail programs
 * can open, named after its Message-ID. The file is written atomically and durably, and only the owner can read it. Sending
 * the same message again replaces it.
 * @param dir directory of the files, created if it does not exist
 */
export function createFileMailer({ dir }: { dir: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail));
      const name = mail.messageId.replaceAll(/^<|@.*$/g, "").replaceAll(/[^\w.-]/g, "_");
      const file = join(dir, `${name}.eml`);
      const temporary = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(dir, { recursive: true, mode: PRIVATE_MODE.folder });
        await writeDurably([{ file: temporary, content: message as Buffer }], PRIVATE_MODE.file);
        await rename(temporary, file);
        await syncFolder(dir);
      } catch (cause) {
        await rm(temporary, { force: true }).catch(() => undefined);
        const { code } = cause as NodeJS.ErrnoException;
        throw new SendError(`The message could not be written to a file (${code})`, { cause, isServerDown: true });
      }
      return { accepted: mail.to, rejected: [], isSavedOnly: true };
    },
    close() {},
  };
}
