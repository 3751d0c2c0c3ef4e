/** A document without its scripts, which would not run where it is shown, and would be complained about. */
export function withoutScripts(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
