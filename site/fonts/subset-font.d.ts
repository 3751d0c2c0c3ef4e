declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "truetype" | "woff" | "woff2";
    /** By axis, the value it is fixed to or the range it keeps. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, glyphs: string, options: Options): Promise<Buffer>;
}
