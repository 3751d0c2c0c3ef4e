import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { PRIVATE_MODE } from "#content/platform/private-mode.ts";
import { MailError, type Mailer, toNodemailer } from "./mail.ts";

/**
 * Returns a mailer for use without a mail server. It writes each message as an .eml file (RFC 5322), which mail programs
 * can open, named after its Message-ID. Sending the same message again replaces the file.
 * @param dir directory of the files, created if it does not exist
 */
export function createFileMailer({ dir }: { dir: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail));
      const name = mail.messageId.replaceAll(/^<|@.*$/g, "").replaceAll(/[^\w.-]/g, "_");
      try {
        await writeMessage(dir, `${name}.eml`, message as Buffer);
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException;
        throw new MailError(`The message could not be written to a file (${code})`, { cause, isServerDown: true });
      }
      return { accepted: mail.to, rejected: [], isSavedOnly: true };
    },
    close() {},
  };
}

/** Writes a message atomically and durably, readable by the owner alone. */
async function writeMessage(dir: string, name: string, message: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true, mode: PRIVATE_MODE.folder });
  const temporary = join(dir, `${name}.${process.pid}.tmp`);
  try {
    await writeDurably([{ file: temporary, content: message }], PRIVATE_MODE.file);
    await rename(temporary, join(dir, name));
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
  await syncFolder(dir);
}
