/** Small files of the types that visitors send, and files that only look like them. */
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
/** Segment with a small picture, which is complete although the photo is not. */
const THUMBNAIL = Buffer.from([0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]);
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0x34, 0xff, 0xd9]);
const JPEG = Buffer.concat([JPEG_START, THUMBNAIL, SCAN]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
const PNG = Buffer.concat([PNG_START, Buffer.alloc(17), Buffer.from("\0\0\0\0IEND\xaeB`\x82", "latin1")]);
const ZIP = Buffer.concat([
  Buffer.from("PK\u0003\u0004"),
  Buffer.alloc(40),
  Buffer.from("PK\u0005\u0006"),
  Buffer.alloc(18),
]);
const HEIC_START = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1")]);

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

export const FILE_CONTENTS = {
  jpeg: JPEG,
  png: PNG,
  heic: Buffer.concat([HEIC_START, Buffer.from("\0\0\0\x10meta12345678\0\0\0\0mdat12345678", "latin1")]),
  pdf: PDF,
  zip: ZIP,
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  emptyHeic: HEIC_START,
  movie: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom\0\0\0\0isommp42mdat", "latin1")]),
  pdfAndZip: Buffer.concat([PDF, ZIP]),
  jpegWithVideo: Buffer.concat([JPEG, Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42mdat", "latin1")]),
  jpegAndPdf: Buffer.concat([JPEG, PDF]),
  jpegAndPage: Buffer.concat([JPEG, Buffer.from("<script>alert(1)</script>")]),
  jpegAndProgram: Buffer.concat([JPEG, Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")]),
  brokenJpeg: Buffer.concat([JPEG_START, THUMBNAIL, SCAN.subarray(0, 12)]),
  textAfterHeic: Buffer.concat([HEIC_START, Buffer.from("meta mdat <script>alert(1)</script>")]),
  jpegAndZip: Buffer.concat([JPEG, ZIP]),
  htmlAndPdf: Buffer.concat([Buffer.from("<script>alert(1)</script>"), PDF]),
  brokenPdf: PDF.subarray(0, 20),
  brokenPng: PNG.subarray(0, 30),
};

export function sampleFile(content: Uint8Array, name: string): File {
  return new File([new Uint8Array(content)], name);
}
