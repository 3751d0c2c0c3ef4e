/** Returns a message of the server with the admin's word for a revision: version. The key `$revision` stays. */
export function nameVersions(message: string): string {
  return message.replace(/(?<!\$)\brevision/g, "version").replace(/\bRevision/g, "Version");
}
