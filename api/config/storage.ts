/** Places where the content, quote requests, accounts and limits are stored. */
export const STORAGES = ["files", "netlify-blobs"] as const;

export type Storage = (typeof STORAGES)[number];
