import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deletePhoto, listPhotos, type Photo, restorePhoto } from "../api/photos-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";

export interface Photos {
  query: UseQueryResult<readonly Photo[]>;
  /** The photo that was deleted last and can be brought back. */
  deleted: string | undefined;
  /** The photo that is being deleted or brought back. */
  busy: string | undefined;
  problem: string | undefined;
  remove(name: string): Promise<void>;
  restore(name: string): Promise<void>;
}

/** Photos with their uses, which change with the content. */
export const photosQuery = queryOptions({ queryKey: ["content", "photos"], queryFn: listPhotos });

export function usePhotos(): Photos {
  const query = useQuery(photosQuery);
  const [deleted, setDeleted] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { refetch } = query;

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
    void refetch();
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
