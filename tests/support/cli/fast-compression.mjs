// Preload that compresses at the lowest quality. Pages are compressed after each change, which takes most of its time.
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const { brotliCompress } = zlib;

zlib.brotliCompress = (bytes, _options, callback) =>
  brotliCompress(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }, callback);

syncBuiltinESMExports();
