import { expect, test } from "vitest";
import { acceptedEncodings } from "./precompressed.ts";

test.each([
  [undefined, []],
  ["", []],
  ["identity", []],
  ["br", ["br"]],
  ["gzip", ["gzip"]],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip,br", ["br", "gzip"]],
  ["GZIP, Br", ["br", "gzip"]],
  ["*", ["br", "gzip"]],
  ["gzip, *", ["br", "gzip"]],
  ["gzip;q=1, br;q=0.5", ["gzip", "br"]],
  ["br ; q=0.5 , gzip ; q=0.8", ["gzip", "br"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.0, *", ["gzip"]],
  ["gzip, *;q=0", ["gzip"]],
  ["br;q=0, gzip;q=0", []],
  ["*;q=0", []],
  ["identity, br;q=0.5, gzip;q=0.5", []],
  ["identity;q=0.5, br;q=0.4, gzip;q=0.6", ["gzip"]],
  ["identity;q=0, br;q=0.1", ["br"]],
  ["br;q=x, gzip", ["gzip"]],
  ["brotli, xgzip, ;;, =", []],
])("selects the encodings for Accept-Encoding: %s as %j", (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
