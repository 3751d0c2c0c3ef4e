import { canonicalPath } from "#schemas/redirects.ts";

/** Matches segments that no file of the site has: empty ones, and those that begin with a dot or contain a backslash. */
const FORBIDDEN_SEGMENT = /\\|\/[./]/;

/** The only folder beginning with a dot that the site may have. RFC 8615 */
const WELL_KNOWN = /^\/\.well-known(?=\/[^/])/;

/** File extensions that the server never exposes: `.html` is left out of URLs, and the others are internal. */
const HIDDEN_EXTENSION = /\.(?:br|gz|html|tmp)$/;

/**
 * Resolves a URL path to a file of the site, without access to the file system.
 * @param pathname path of a request, percent-encoded and not normalized
 * @returns the file relative to the site's folder and its canonical path, decoded, to which the client must be redirected
 * unless `isCanonical` is true, or 400 if the path is malformed, or 404 if no file can have the path
 */
export function resolvePath(pathname: string) {
  const decoded = decode(pathname);
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return 400;
  const path = canonicalPath(decoded);
  // An encoded slash belongs to the name of a segment, and no file name contains one.
  const isForbidden = FORBIDDEN_SEGMENT.test(decoded.replace(WELL_KNOWN, ""));
  if (isForbidden || HIDDEN_EXTENSION.test(path) || /%2f/i.test(pathname)) return 404;
  const name = path === "/" ? "index" : path.slice(1);
  const hasExtension = name.lastIndexOf(".") > name.lastIndexOf("/");
  return { path, isCanonical: path === decoded, file: hasExtension ? name : `${name}.html` };
}

function decode(pathname: string): string | undefined {
  if (!pathname.includes("%")) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
