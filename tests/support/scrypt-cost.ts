import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const realScrypt = crypto.scrypt;

type Callback = (error: Error | null, key: Buffer) => void;

/** Makes scrypt cheap in this process. Hashes still name the cost that was asked for, so other processes refuse them. */
export function lowerScryptCost(): void {
  replaceScrypt((password: string, salt: Buffer, length: number, options: ScryptOptions, callback: Callback) =>
    realScrypt(password, salt, length, { ...options, N: 2, p: 1 }, callback),
  );
}

/** Undoes `lowerScryptCost`. */
export function restoreScryptCost(): void {
  replaceScrypt(realScrypt);
}

function replaceScrypt(scrypt: unknown): void {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}
