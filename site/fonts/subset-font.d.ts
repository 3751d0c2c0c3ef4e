declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "truetype" | "woff" | "woff2";
    /** Fixed value or remaining range of each axis. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, glyphs: string, options: Options): Promise<Buffer>;
}
