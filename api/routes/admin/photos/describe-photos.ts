import type { ContentTasks, PhotoUse } from "#api/tasks/content-tasks.ts";
import type { StoredFile } from "#content/media-store/media-store.ts";
import type { PhotoLibrary, PhotoSize } from "../../photo-library.ts";

/** A photo as the admin shows it. */
export interface Photo extends Pick<StoredFile, "name"> {
  /** Size in bytes and time of a photo that can be deleted. Missing for one that came with the deployment. */
  file?: Pick<StoredFile, "bytes" | "addedAt">;
  /** Missing if the file is not a readable image. */
  size?: Pick<PhotoSize, "width" | "height">;
  /** Address of the photo for users who are signed in. */
  address: string;
  /** Address of a small version. */
  thumbnail: string;
  /** Fields that name the photo. */
  uses: readonly PhotoUse[];
}

/** Length of the longer side of a small version, in pixels. */
export const THUMBNAIL_SIDE_PX = 480;

/** Returns all photos, the newest first, with the fields that name them. */
export async function listPhotos(
  { store, readSizes }: PhotoLibrary,
  { listPhotoUses }: Pick<ContentTasks, "listPhotoUses">,
): Promise<Photo[]> {
  const [files, sizes, uses] = await Promise.all([store.list(), readSizes(), listPhotoUses()]);
  const stored = files
    .sort((a, b) => b.addedAt.localeCompare(a.addedAt))
    .map((file) => describePhoto(file, sizes.get(file.name) ?? undefined, uses.get(file.name)));
  const isStored = new Set(files.map(({ name }) => name));
  const deployed = [...sizes].flatMap(([name, size]) =>
    isStored.has(name) || size?.address === undefined
      ? []
      : [describeDeployed(name, size, size.address, uses.get(name))],
  );
  return [...stored, ...deployed];
}

export function describePhoto(
  { name, bytes, addedAt }: StoredFile,
  size: PhotoSize | undefined,
  uses: readonly PhotoUse[] = [],
): Photo {
  // A file that someone replaces by hand has another address, so browsers may keep responses forever.
  const address = `/api/admin/photos/${encodeURIComponent(name)}?v=${bytes}-${Date.parse(addedAt)}`;
  const thumbnail = `${address}&side=${THUMBNAIL_SIDE_PX}`;
  return { name, file: { bytes, addedAt }, ...describeSize(size), address, thumbnail, uses };
}

function describeDeployed(name: string, size: PhotoSize, address: string, uses: readonly PhotoUse[] = []): Photo {
  return { name, ...describeSize(size), address, thumbnail: address, uses };
}

function describeSize(size: PhotoSize | undefined): Pick<Photo, "size"> {
  return size === undefined ? {} : { size: { width: size.width, height: size.height } };
}
