import { FORMAT_NAMES, findFormat } from "#content/importer/formats/detect.ts";
import type { Format } from "#content/importer/formats/formats.ts";
import { UsageError } from "../context/usage-error.ts";

/**
 * Returns the format with a name.
 * @throws UsageError `command/usage` if there is none
 */
export function requireFormat(name: string): Format {
  const format = findFormat(name);
  if (format === undefined) {
    const message = `There is no format ${JSON.stringify(name)}. Choose one of these: ${FORMAT_NAMES.join(", ")}.`;
    throw new UsageError("command/usage", message);
  }
  return format;
}
