import { LogoMark } from "#site/components/logo/logo.tsx";
import { TextList } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { StatList } from "#site/components/stat-list/stat-list.tsx";
import { Drawing } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

/** Figures, ratings and social links of the agency. */
export function TrustCard({ content: { title, stats, bullets = [] }, page }: PageSectionProps<"trust">) {
  const { social = [] } = page.site;
  return (
    <Section name="trust" title={title}>
      <div className="certificate">
        <StatList stats={stats} />
        <TextList items={bullets} className="ticks" />
        <div className="certificate-foot">
          {social.length === 0 ? null : (
            <ul className="social-links">
              {social.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="seal">
            <Drawing name="ring" />
            <LogoMark logo={page.theme.logo} name={page.site.name} />
          </div>
        </div>
      </div>
    </Section>
  );
}
