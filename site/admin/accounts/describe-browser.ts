/** Parts of a User-Agent header, in the order of the search: some browsers name others as well. */
const BROWSERS = ["Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "Chrome", "CriOS", "Safari"];
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "CrOS", "Macintosh", "Linux"];

/** Names that differ from the part. */
const NAMES: Readonly<Record<string, string>> = {
  Edg: "Edge",
  OPR: "Opera",
  SamsungBrowser: "Samsung Internet",
  FxiOS: "Firefox",
  CriOS: "Chrome",
  CrOS: "ChromeOS",
  Macintosh: "Mac",
};

/** Returns the browser and the system of a User-Agent header, such as "Chrome on Windows". */
export function describeBrowser(userAgent: string): string {
  const [browser = "A browser", system] = [BROWSERS, SYSTEMS].map((parts) => {
    const found = parts.find((part) => userAgent.includes(part));
    return found && (NAMES[found] ?? found);
  });
  return system === undefined ? browser : `${browser} on ${system}`;
}
