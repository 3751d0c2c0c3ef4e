import satori from "satori";
import type { LogoSvg } from "#content/media-store/logo-svg.ts";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";

/** Size of the icon, and of the logo in it, in units of its view box. */
const SIZE = 32;
const LOGO_SIZE = 22;

/**
 * Draws the icon of the site: the logo in a glow on the night of the theme. The first letter of the agency's name takes the
 * place of a logo that is not a drawing.
 */
export async function iconSvg({ colors }: ResolvedTheme, name: string, logo: LogoSvg | undefined, font: Buffer) {
  const { night, onNight, accent } = colors;
  const start = (SIZE - LOGO_SIZE) / 2;
  const place = `x="${start}" y="${start}" width="${LOGO_SIZE}" height="${LOGO_SIZE}"`;
  const mark =
    logo === undefined
      ? (await drawLetter(name.charAt(0), onNight.light, font)).replace("<svg ", `<svg ${place} `)
      : `<svg ${place} viewBox="${logo.viewBox}">${logo.content}</svg>`;
  const painted = mark.replaceAll(/currentcolor/gi, onNight.light).replaceAll("var(--accent)", accent.dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="6" fill="${night.dark}"/><circle cx="16" cy="16" r="12" fill="${accent.dark}" fill-opacity=".18"/>${painted}</svg>`;
}

/** Draws a letter as outlines, so that it looks the same on every machine. */
async function drawLetter(letter: string, color: string, font: Buffer): Promise<string> {
  const style = { display: "flex", width: "100%", height: "100%", alignItems: "center", justifyContent: "center" };
  const svg = await satori(<div style={{ ...style, color, fontSize: 88 }}>{letter}</div>, {
    width: 100,
    height: 100,
    fonts: [{ name: "Display", weight: 600, data: font }],
  });
  return svg.replace(/ width="100" height="100"/, "");
}
