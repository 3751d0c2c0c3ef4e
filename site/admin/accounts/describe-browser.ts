/** Names by the part of a User-Agent header, in the order of the search: some browsers name others as well. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Macintosh", "Mac"],
  ["Linux", "Linux"],
] as const;

/** Returns the browser and the system of a User-Agent header, such as "Chrome on Windows". */
export function describeBrowser(userAgent: string): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([part]) => userAgent.includes(part))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return `${browser ?? "A browser"}${system === undefined ? "" : ` on ${system}`}`;
}
