import { useContext } from "react";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import { resolvePicture } from "#site/page-model/media.ts";
import { MediaContext } from "../media-image/media-image.tsx";

/** Height of a logo beside the name of the agency, in pixels. */
const HEIGHT_PX = 36;

interface LogoProps {
  logo: ResolvedTheme["logo"];
  name: string;
}

/** Link to the home page with the logo and the name of the agency. */
export function LogoLink({ logo, name }: LogoProps) {
  return (
    <a className="logo" href="/">
      <LogoMark logo={logo} name={name} />
      <span className={logo?.showsName === false ? "visually-hidden" : undefined}>{name}</span>
    </a>
  );
}

/** The logo of an agency, or its first letter if it has none. It is decorative, because its name is beside it. */
export function LogoMark({ logo, name }: LogoProps) {
  const { light, dark } = logo ?? {};
  const media = useContext(MediaContext);
  if (light === undefined || (media && !media.get(light))) {
    return (
      <span className="logo-letter" aria-hidden="true">
        {name.charAt(0)}
      </span>
    );
  }
  if (dark === undefined) return <LogoFile file={light} />;
  return (
    <>
      <LogoFile file={light} scheme="light" />
      <LogoFile file={dark} scheme="dark" />
    </>
  );
}

function LogoFile({ file, scheme }: { file: string; scheme?: "light" | "dark" }) {
  const media = useContext(MediaContext);
  const drawing = media?.get(file)?.logo;
  const className = scheme && `only-${scheme}`;
  if (drawing !== undefined) {
    const { viewBox, ratio, content } = drawing;
    return (
      <svg
        className={className}
        viewBox={viewBox}
        width={Math.round(HEIGHT_PX * ratio)}
        height={HEIGHT_PX}
        aria-hidden="true"
        focusable="false"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes, see readLogoSvg
        dangerouslySetInnerHTML={{ __html: content }}
      />
    );
  }
  const picture = resolvePicture(file, media);
  if (picture === undefined) return null;
  const { src, size = { width: HEIGHT_PX, height: HEIGHT_PX } } = picture;
  const width = Math.round((HEIGHT_PX * size.width) / size.height);
  return <img className={className} src={src} alt="" width={width} height={HEIGHT_PX} />;
}
