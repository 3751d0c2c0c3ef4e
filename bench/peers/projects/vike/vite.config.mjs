import vike from "vike/plugin";
import { defineConfig } from "vite";

// The build only bundles the page. `vike prerender` renders it for each address.
export default defineConfig({ plugins: [vike()], build: { outDir: "out" }, logLevel: "error" });
