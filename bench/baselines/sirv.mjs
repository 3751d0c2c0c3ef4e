// node sirv.mjs DIR: serves a folder with sirv, which lists the folder once at start, and prints the server's address.
import { createServer } from "node:http";
import sirv from "sirv";

const [dir] = process.argv.slice(2);
const server = createServer(sirv(dir, { brotli: true, gzip: true, etag: true }));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
process.once("SIGTERM", () => process.exit());
