import { useLayoutEffect, useRef } from "react";

/** The logo of the agency, large. The header of the page has it. */
export function LogoArt() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const marks = document.querySelectorAll(".logo > :not(span:last-child)");
    place.current?.replaceChildren(...[...marks].map((mark) => mark.cloneNode(true)));
  }, []);
  return <div className="logo-art" aria-hidden="true" ref={place} />;
}
