import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** A message as nodemailer takes it. Addresses go in as objects, so that none is read as a list of several. */
export function toNodemailer({ to, replyTo, headers = {}, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    // nodemailer would encode a line break, for the reader's program to decode.
    ...(replyTo && { replyTo: { ...replyTo, name: replyTo.name.replaceAll(/\p{Cc}+/gu, " ") } }),
    to: to.map((address) => ({ name: "", address })),
    headers: { ...headers },
    // Lines of any length and with any end stay as they are.
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
