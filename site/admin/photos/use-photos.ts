import { useEffect, useState } from "react";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { deletePhoto, listPhotos, type Photo, restorePhoto } from "../api/photos-api.ts";
import { type Query, useQuery } from "../query/use-query.ts";

export interface Photos {
  query: Query<readonly Photo[]>;
  /** The photo that was deleted last and can be brought back. */
  deleted: string | undefined;
  /** The photo that is being deleted or brought back. */
  busy: string | undefined;
  problem: string | undefined;
  remove(name: string): Promise<void>;
  restore(name: string): Promise<void>;
}

/**
 * Loads the photos, and deletes them.
 * @param storeVersion a number that increases when the store may have changed
 */
export function usePhotos(storeVersion: number): Photos {
  const query = useQuery(listPhotos);
  const [deleted, setDeleted] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { refetch } = query;

  useEffect(() => {
    if (storeVersion > 0) refetch();
  }, [storeVersion, refetch]);

  async function change(name: string, call: (name: string) => Promise<unknown>, next: string | undefined) {
    setBusy(name);
    setProblem(undefined);
    try {
      await call(name);
      setDeleted(next);
    } catch (error) {
      setProblem(errorMessage(error, `${NO_RESPONSE} Try again.`));
    }
    setBusy(undefined);
    refetch();
  }

  return {
    query,
    deleted,
    busy,
    problem,
    remove: (name) => change(name, deletePhoto, name),
    restore: (name) => change(name, restorePhoto, undefined),
  };
}
