// node parse.mjs FILE: reads and parses a JSON file, and nothing else.
import { readFileSync } from "node:fs";

JSON.parse(readFileSync(process.argv[2], "utf8"));
