import { expect, test } from "vitest";
import { DESKTOP, fitScreen, PHONE } from "./devices.tsx";

test("scales a screen down to the width of the space, and makes it as high as the space", () => {
  expect(fitScreen(DESKTOP, { width: 640, height: 300 }, false)).toEqual({ width: 1280, height: 600, scale: 0.5 });
  expect(fitScreen(PHONE, { width: 640, height: 300 }, false)).toEqual({ width: 390, height: 300, scale: 1 });
});

test("fits a whole screen in the space", () => {
  expect(fitScreen(DESKTOP, { width: 1280, height: 200 }, true)).toEqual({ width: 1280, height: 800, scale: 0.25 });
});
