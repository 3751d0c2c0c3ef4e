// Reads the content as the peers in JavaScript get it: one JSON file per page, in the folder `content` of the project.
import { readdirSync, readFileSync } from "node:fs";

export const listSlugs = () => readdirSync("content").map((name) => name.replace(".json", ""));
export const readPage = (slug) => JSON.parse(readFileSync(`content/${slug}.json`, "utf8"));
export const readPages = () => listSlugs().map(readPage);
