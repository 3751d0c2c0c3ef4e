import { answer } from "../services.ts";

export default answer;
