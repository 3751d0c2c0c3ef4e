// Reads the content as the peers in JavaScript get it: one JSON file per page, in the folder `pages` of the project.
import { readdirSync, readFileSync } from "node:fs";

export const readPages = () => readdirSync("pages").map((name) => JSON.parse(readFileSync(`pages/${name}`, "utf8")));
