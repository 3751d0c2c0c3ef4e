import type { TeamMember } from "#schemas/generated/page.ts";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { bioMaxCharacters } from "#site/constants.ts";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

export function TeamList({ content }: PageSectionProps<"team">) {
  const { title = "Meet Our Team", description, members = [] } = content;
  if (members.length === 0) return null;
  return (
    <Section name="team" title={title} description={description}>
      <ul className="cards">
        {members.map((member) => (
          <Member key={member.id ?? member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { name, title, bio = "", image, licenses, phone, email, linkedIn } = member;
  return (
    <li className="card team-member">
      <MediaImage
        image={image}
        alt={name}
        fallback={
          <span className="monogram" aria-hidden="true">
            {initials(name)}
          </span>
        }
      />
      <div>
        <h3>{name}</h3>
        <p className="team-role">{title}</p>
        {licenses ? <p className="team-licenses">Licensed: {licenses}</p> : null}
        <Bio text={bio} />
        {phone || email || linkedIn ? (
          <p className="team-links">
            {phone ? <PhoneLink phone={phone} /> : null}
            {email ? (
              <a href={`mailto:${email}`}>
                Email<span className="visually-hidden">: {name}</span>
              </a>
            ) : null}
            {linkedIn ? (
              <a href={linkedIn} rel="noopener">
                LinkedIn<span className="visually-hidden">: {name}</span>
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Bio of a staff member. A long one is cut, with a toggle for the complete text. */
function Bio({ text }: { text: string }) {
  if (text.length <= bioMaxCharacters) return text === "" ? null : <p>{text}</p>;
  // The cut may be within a surrogate pair.
  const excerpt = text.slice(0, bioMaxCharacters).replace(/[\ud800-\udbff]$/, "");
  return (
    <details className="bio">
      <summary>
        <span className="bio-excerpt">{excerpt}… </span>
        <span className="bio-more">See more</span>
        <span className="bio-less">See less</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word = "") => word.charAt(0)).join("");
}
