import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deletePhoto, listPhotos, restorePhoto } from "../api/photos-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { readAgain } from "../query/query-client.ts";

/** Photos with their uses, which change with the content. */
export const photosQuery = queryOptions({ queryKey: ["content", "photos"], queryFn: listPhotos });

export const refreshPhotos = () => readAgain(photosQuery);

export function usePhotos() {
  const query = useQuery(photosQuery);
  const [deleted, setDeleted] = useState<string>();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: ({ name, isBack }: { name: string; isBack: boolean }) =>
      isBack ? restorePhoto(name) : deletePhoto(name),
    onSuccess: (_, { name, isBack }) => setDeleted(isBack ? undefined : name),
    onSettled: refreshPhotos,
  });
  return {
    query,
    /** The photo that was deleted last and can be brought back. */
    deleted,
    /** The photo that is being deleted or brought back. */
    busy: isPending ? variables.name : undefined,
    problem: error ? errorMessage(error, `${NO_RESPONSE} Try again.`) : undefined,
    remove: (name: string) => mutate({ name, isBack: false }),
    restore: (name: string) => mutate({ name, isBack: true }),
  };
}
