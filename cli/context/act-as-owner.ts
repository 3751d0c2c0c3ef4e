import { statSync } from "node:fs";
import { nearestFolder } from "#content/platform/write-file-atomic.ts";

/**
 * Runs the rest of the command as the owner of a folder if root runs it, so that the server can read and replace the files
 * that the command writes. The owner of a folder that does not exist yet is that of the folder that will contain it.
 */
export function actAsOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(nearestFolder(folder));
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
