import { isObject, type JsonObject } from "#schemas/json.ts";
import { mergePatch } from "./merge-patch.ts";

/** The version of the content that this program writes. Version 1 had one office, version 2 one link for each carrier. */
export const CONTENT_VERSION = 3;

/** Returns the version that site settings name, or the first one. */
export function contentVersionOf(settings: JsonObject | undefined): number {
  return Number(settings?.contentVersion ?? 1);
}

/** Fields of the only office in site settings of earlier versions. */
const FORMER_FIELDS = ["address", "hours"];

/** Splits site settings into the fields of the only office in earlier versions and the others. */
export function splitFormerFields(settings: JsonObject): [former: JsonObject, others: JsonObject] {
  const isFormer = (key: string) => settings.offices === undefined && FORMER_FIELDS.includes(key);
  const [former, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(settings).filter(([key]) => isFormer(key) === wanted)),
  );
  return [former ?? {}, others ?? {}];
}

/**
 * Returns site settings, or a patch of them, in the present form.
 * @param stored the site settings that a patch is applied to
 */
export function upgradeSite(settings: JsonObject, stored: JsonObject = {}): JsonObject {
  return upgradeOffices(upgradeCarriers(settings), stored);
}

/** Returns site settings with the only link of a carrier in earlier versions as its link for claims. */
export function upgradeCarriers(settings: JsonObject): JsonObject {
  const { carriers } = settings;
  if (!Array.isArray(carriers)) return settings;
  const upgraded = carriers.map((carrier) => {
    if (!isObject(carrier) || carrier.url === undefined || carrier.claims !== undefined) return carrier;
    const { url, ...others } = carrier;
    return { ...others, claims: url };
  });
  return upgraded.every((carrier, index) => carrier === carriers[index])
    ? settings
    : { ...settings, carriers: upgraded };
}

/** Moves the only office of earlier versions to the list of offices. */
function upgradeOffices(settings: JsonObject, stored: JsonObject): JsonObject {
  const former = FORMER_FIELDS.filter((field) => settings[field] !== undefined);
  if (former.length === 0 || settings.offices !== undefined) return settings;
  const { address, hours, ...others } = settings;
  const [main, ...rest] = Array.isArray(stored.offices) ? stored.offices : [];
  const given = Object.fromEntries(former.map((field) => [field, settings[field] ?? null]));
  const city = isObject(address) && typeof address.city === "string" ? address.city : "Main Office";
  const office = { id: "main", name: city, hours: {}, ...(isObject(main) && main) };
  return { ...others, offices: [mergePatch(office, given), ...rest] };
}
