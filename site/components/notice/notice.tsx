import type { Site } from "#schemas/generated/site.ts";
import { shared } from "#site/shared-markup/shared.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

/** The agency's notice at the top of every page, such as that the office is closed because of a storm. */
export const Notice = shared(NoticeInPlace, ({ site }) => [site, "notice"]);

function NoticeInPlace({ site: { notice, phone } }: { site: Site }) {
  if (notice === undefined) return null;
  const { text, link } = notice;
  return (
    <section className="notice" aria-label="Notice">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z" />
      </svg>
      <div>
        <p>
          <TextWithPhone text={text} phone={phone} />
        </p>
        {link && <a href={link.url}>{link.title}</a>}
      </div>
    </section>
  );
}

/** Text in which the first mention of the agency's phone number is a link. */
function TextWithPhone({ text, phone }: { text: string; phone: string }) {
  const at = text.indexOf(phone);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <PhoneLink phone={phone} />
      {text.slice(at + phone.length)}
    </>
  );
}
