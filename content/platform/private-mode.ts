/** Modes of files and folders with personal data, which only the user that runs the server may read. */
export const PRIVATE_MODE = { file: 0o600, folder: 0o700 };
