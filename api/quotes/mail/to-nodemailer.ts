import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** Converts a message for nodemailer. Addresses become objects, so that nodemailer does not parse one as a list. */
export function toNodemailer({ to, replyTo, headers = {}, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    // Nodemailer would encode a line break in the name, and the reader's mail client would decode it.
    ...(replyTo && { replyTo: { ...replyTo, name: replyTo.name.replaceAll(/\p{Cc}+/gu, " ") } }),
    to: to.map((address) => ({ name: "", address })),
    headers: { ...headers },
    // Preserves long lines and all kinds of line endings.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
