// node bare-sirv.mjs DIR: serves a folder with sirv alone, which keeps in memory what it saw there; prints the address.
import { createServer } from "node:http";
import sirv from "sirv";

const [dir] = process.argv.slice(2);
const server = createServer(sirv(dir, { brotli: true, gzip: true, etag: true }));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
process.once("SIGTERM", () => process.exit());
