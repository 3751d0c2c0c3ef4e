import { handleRequest } from "../netlify-app.ts";

export default handleRequest;
