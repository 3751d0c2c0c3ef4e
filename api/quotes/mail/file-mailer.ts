import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { syncFolder } from "#content/platform/fsync.ts";
import { MailError, type Mailer } from "./mail.ts";
import { toNodemailer } from "./to-nodemailer.ts";

/**
 * Keeps each message as a file that mail programs open (RFC 5322), named after its Message-ID, where there is no mail
 * server. The same message again takes the place of the first one.
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
        throw new MailError(`The message cannot be written (${code})`, {
          cause,
          isPermanent: false,
          isServerDown: true,
        });
      }
      return { accepted: mail.to, refused: [] };
    },
    close() {},
  };
}

/** It is on the disk, whole and for its owner's eyes alone, when the promise resolves. */
async function writeMessage(dir: string, name: string, message: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const temporary = join(dir, `${name}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, message, { mode: 0o600, flush: true });
    await rename(temporary, join(dir, name));
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
  await syncFolder(dir);
}
