/** The longest sides in pixels to try, the best one first. No page shows more than the last one. */
const SIDES_PX = [4000, 2400];

/**
 * Makes a photo smaller, as a JPEG.
 * @returns undefined if this browser cannot read the file, or the photo stays too large
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  for (const sidePx of SIDES_PX) {
    const scale = Math.min(1, sidePx / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) return undefined;
    // A JPEG has no transparent parts, which would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    if (blob.size <= maxBytes) return new File([blob], file.name.replace(/\.\w+$/, ".jpg"));
  }
  return undefined;
}
