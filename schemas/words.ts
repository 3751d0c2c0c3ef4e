/** The words of an audience for what messages name. The admin has its own, in `site/admin/findings/admin-words.ts`. */
export interface Words {
  /** The name of the document with the site settings, within a sentence. */
  settings: string;
  revision: string;
  /** Names a field by its keys, such as `faq.items.1.answer`, within a sentence. */
  field(keys: string): string;
  /** Names a field at the beginning of a sentence. */
  subject(keys: string): string;
  /** Names a fact by its reference, such as `{site.phone}` or `tel:{site.phone}`. */
  fact(reference: string): string;
  /** Returns the reference of a claim, to follow the value of the claim, or "". */
  claim(id: string): string;
  /** @param time HH:MM */
  time(time: string): string;
  /** Chooses between the words of the admin and those of the command line. */
  inAdmin(admin: string, command: string): string;
  /** Chooses between the words for people who fill in a form and those for authors of JSON. */
  inForm(form: string, json: string): string;
}

export const commandWords: Words = {
  settings: "the site settings",
  revision: "revision",
  field: (keys) => `\`${keys}\``,
  subject: (keys) => `\`${keys}\``,
  fact: (reference) => reference,
  claim: (id) => ` ({claim.${id}})`,
  time: (time) => time,
  inAdmin: (_, command) => command,
  inForm: (_, json) => json,
};
