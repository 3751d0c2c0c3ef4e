import { defineConfig } from "astro/config";

// Astro would remove whitespace, which changes the pages.
export default defineConfig({ outDir: "out", compressHTML: false, build: { format: "file" } });
