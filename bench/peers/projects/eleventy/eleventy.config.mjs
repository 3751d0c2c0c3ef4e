import { readPages } from "./read-pages.mjs";

export default function (config) {
  config.addWatchTarget("./content/");
  config.addGlobalData("coverage", readPages);
  return { dir: { input: "src", output: "out" }, templateFormats: ["11ty.js"] };
}
