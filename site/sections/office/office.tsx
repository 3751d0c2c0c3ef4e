import type { ReactNode } from "react";
import type { Labelled } from "#schemas/page.generated.ts";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { phoneHref } from "#site/components/phone-link/phone-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { SectionProps } from "#site/sections/section-props.ts";

/** Where the office is, when it is open and how to reach it. */
export function Office({ content }: SectionProps<"officeInfo">): ReactNode {
  const { title, address, phone, email, hours, image, imageAlt } = content;
  const lines: [line: Labelled | undefined, href: string | undefined][] = [
    [address, undefined],
    [phone, phone && phoneHref(phone.value)],
    [email, email && `mailto:${email.value}`],
    [hours, undefined],
  ];
  return (
    <Section name="office" title={title}>
      <dl className="office-lines">
        {lines.map(([line, href]) =>
          line === undefined ? null : (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{href === undefined ? line.value : <a href={href}>{line.value}</a>}</dd>
            </div>
          ),
        )}
      </dl>
      <MediaImage image={image} alt={imageAlt} />
    </Section>
  );
}
