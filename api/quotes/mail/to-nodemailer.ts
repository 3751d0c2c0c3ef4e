import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** Converts a message for nodemailer. Addresses become objects, so that nodemailer does not parse one as a list. */
export function toNodemailer({ to, replyTo, subject, headers = {}, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    subject: showLiterally(subject),
    // Nodemailer would encode a line break in the name, and the reader's mail client would decode it.
    ...(replyTo && { replyTo: { ...replyTo, name: showLiterally(replyTo.name.replaceAll(/\p{Cc}+/gu, " ")) } }),
    to: to.map((address) => ({ name: "", address })),
    headers: { ...headers },
    // Preserves long lines and all kinds of line endings.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Breaks the beginning of an encoded word (RFC 2047) in text that a visitor wrote with a word joiner, which is invisible:
 * mail clients would show its decoded content.
 */
function showLiterally(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}
