import type { JsonObject } from "#schemas/json.ts";
import { assertKey, meetsCondition, type RecordStore, type StoredRecord } from "./record-store.ts";

/**
 * Creates a RecordStore in memory, for records that end with the process.
 * @param records serialized records by key, shared by all instances of the same store
 */
export function memoryRecordStore(records = new Map<string, string>()): RecordStore {
  const find = (key: string): StoredRecord | undefined => {
    assertKey(key);
    const text = records.get(key);
    return text === undefined ? undefined : { value: JSON.parse(text) as JsonObject, version: text };
  };
  return {
    get: async (key) => find(key),
    async put(key, value, condition) {
      if (!meetsCondition(find(key), condition)) return false;
      records.set(key, JSON.stringify(value));
      return true;
    },
    async delete(key) {
      assertKey(key);
      records.delete(key);
    },
    list: async (prefix) => [...records.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
