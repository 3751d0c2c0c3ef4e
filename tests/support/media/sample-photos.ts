import sharp from "sharp";

/** Options of a photo, with those of its metadata. */
interface PhotoOptions {
  width?: number;
  height?: number;
  color?: string;
  format?: "jpeg" | "png" | "webp" | "avif" | "gif";
}

/** Creates an image of one color. */
export function samplePhoto({ width = 80, height = 60, color = "#2f5d3a", format = "jpeg" }: PhotoOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}

/** Text in the metadata of `photoWithLocation`. */
export const CAMERA_OWNER = "Ann Lee, 12 Main Street";

/** Creates a photo that lies on its side, with the place where it was taken and the name of the owner of the camera. */
export function photoWithLocation(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 60, channels: 3, background: "#888" } })
    .withExif({
      IFD0: { Artist: CAMERA_OWNER },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 1/1 30/1", GPSLongitudeRef: "W", GPSLongitude: "93/1 27/1 5/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>${CAMERA_OWNER}</owner></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Creates an animation whose first frame is red and whose second one is blue. */
export async function animation(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(["#f00", "#00f"].map((color) => samplePhoto({ color, format: "png" })));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
