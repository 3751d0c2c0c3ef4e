/** What an address of the site means. */
export interface ResolvedPath {
  /** The one address of what is meant, decoded. */
  path: string;
  isOwn: boolean;
  /** From the folder of the site on. */
  file: string;
}

/** What no address holds: names that begin with a dot, empty ones, other separators. */
const NO_NAME = /\\|\/[./]/;

/** Endings of files that have no address of their own, or another one. */
const NO_ENDING = /\.(?:br|gz|html|tmp)$/;

/** What other servers take for the same: `/farm/`, `/farm.html`, `/farm/index.html`. */
const SUPERFLUOUS = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * @param pathname of a request, encoded and not normalized
 * @returns the status of the answer where it can mean nothing: it is malformed, or no file has such a name
 */
export function resolvePath(pathname: string): ResolvedPath | 400 | 404 {
  const decoded = decode(pathname);
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return 400;
  const path = decoded.replace(SUPERFLUOUS, "") || "/";
  // An encoded slash is a part of a name, and no name has one.
  if (NO_NAME.test(decoded) || NO_ENDING.test(path) || /%2f/i.test(pathname)) return 404;
  const name = path === "/" ? "index" : path.slice(1);
  const hasEnding = name.lastIndexOf(".") > name.lastIndexOf("/");
  return { path, isOwn: path === decoded, file: hasEnding ? name : `${name}.html` };
}

function decode(pathname: string): string | undefined {
  if (!pathname.includes("%")) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
