/** Entry of the server bundle, so that the built server needs no package of vike. */
export { renderPage } from "vike/server";
