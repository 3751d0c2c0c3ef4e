import { createHandler } from "../netlify-app.ts";

export default createHandler();
