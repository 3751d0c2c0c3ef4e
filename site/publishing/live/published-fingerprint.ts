import { manifestFingerprint, readCommonFingerprint } from "../manifest.ts";

/**
 * Cache of the fingerprint of what all live pages share. It is ahead of the manifest between the activation of pages and
 * their finalization, and is read from the manifest again when another process has replaced that file.
 */
export class PublishedFingerprint {
  readonly #out: string;
  #common = "";
  #manifest = "";

  constructor(out: string) {
    this.#out = out;
  }

  read(): string {
    const manifest = manifestFingerprint(this.#out);
    if (manifest !== this.#manifest) {
      this.#common = readCommonFingerprint(this.#out);
      this.#manifest = manifest;
    }
    return this.#common;
  }

  /** Records that all live pages have this fingerprint, although the manifest does not say so yet. */
  write(common: string): void {
    this.#common = common;
    this.#manifest = manifestFingerprint(this.#out);
  }

  /** Records that this process has replaced the manifest, so the cached fingerprint is still the newest. */
  acknowledgeManifest(): void {
    this.#manifest = manifestFingerprint(this.#out);
  }
}
