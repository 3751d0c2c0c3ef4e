// node slow-bodies.mjs OPTIONS: opens connections that announce a body and send one byte of it each second.
// Prints the number of requests per second and an empty table of statuses, as flood.mjs does.
import { connect } from "node:net";

const { url, connections, duration } = JSON.parse(process.argv[2]);
const { hostname, port, pathname } = new URL(url);
const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

const sockets = Array.from({ length: connections }, () => {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined).write(head);
  return socket;
});
const timer = setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write(" ");
}, 1000);
setTimeout(() => {
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  console.log(JSON.stringify({ perSecond: connections / duration, statuses: {} }));
}, duration * 1000);
