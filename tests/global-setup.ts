export { keepTemporaryFilesInMemory as default } from "./support/keep-temporary-files-in-memory.ts";
