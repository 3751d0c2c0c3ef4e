export { answer as default } from "../services.ts";
