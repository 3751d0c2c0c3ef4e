import { expect, test } from "vitest";
import { describeCode } from "#content/lint/catalog.ts";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import { describeCodes } from "./describe-codes.ts";

test("describes codes with and without lint rules among them as the catalog does", async () => {
  expect((await describeCodes(["store/locked"])).get("store/locked")).toEqual(DIAGNOSTICS["store/locked"]);
  const codes = ["store/locked", "link/broken"];
  expect([...(await describeCodes(codes))]).toEqual(codes.map((code) => [code, describeCode(code)]));
});

test("leaves out unknown codes", async () => {
  expect((await describeCodes(["unknown/code"])).size).toBe(0);
});
