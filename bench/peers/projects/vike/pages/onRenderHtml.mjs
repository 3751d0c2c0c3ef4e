import { dangerouslySkipEscape } from "vike/server";
import { render } from "../template.mjs";

export const onRenderHtml = ({ page }) => dangerouslySkipEscape(render(page));
