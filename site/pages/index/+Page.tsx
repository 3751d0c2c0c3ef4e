import { LAYOUTS } from "#site/sections/layouts.ts";
import { createPage } from "#site/sections/sections.tsx";

export default createPage(LAYOUTS.home);
