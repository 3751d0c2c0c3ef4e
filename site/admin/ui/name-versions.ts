/** Returns a message of the server with the admin's word for a revision: version. */
export function nameVersions(message: string): string {
  return message.replace(/\b(r)evision(s?)\b/gi, (_, initial: string, plural: string) => {
    return `${initial === "R" ? "V" : "v"}ersion${plural}`;
  });
}
