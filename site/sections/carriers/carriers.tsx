import { listCarriers } from "#content/facts/carriers.ts";
import type { Site } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { FactList } from "#site/components/fact-list/fact-list.tsx";
import { Field } from "#site/components/field/field.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageModel, PageSectionProps } from "#site/page-model/page-model.ts";
import findCarrier from "./find-carrier.js?raw";
import leadWithOpenLine from "./lead-with-open-line.js?raw";

const INPUT = "carrier-name";

/** The carriers with what clients do most often in one step each. A script adds a search by name. */
export function CarrierFinder({ content, page }: PageSectionProps<"carriers">) {
  const { site } = page;
  const carriers = listCarriers(site);
  if (carriers.length === 0) return null;
  return (
    <Section name="carriers" title={content.title} description={content.description}>
      <div className="carrier-search" hidden>
        <Field id={INPUT} label="Name of your carrier">
          <input id={INPUT} type="search" autoComplete="off" aria-describedby={`${INPUT}-found`} />
        </Field>
        <p className="field-hint" id={`${INPUT}-found`} role="status" />
      </div>
      <ul className="carrier-list">
        {carriers.map((carrier) => (
          <CarrierEntry key={carrier.id} carrier={carrier} page={page} />
        ))}
      </ul>
      <p className="carrier-none">
        Your carrier is not listed, or you are not sure which one it is? Call us: <PhoneLink phone={site.phone} />
      </p>
      <script>{findCarrier}</script>
    </Section>
  );
}

function CarrierEntry({ carrier, page }: { carrier: ReturnType<typeof listCarriers>[number]; page: PageModel }) {
  // The agency answers what the carrier has no page for.
  const office = page.site.phone;
  const { id, name, lines, phone, hours, pay, claims, portal, app, roadside, logo, permission } = carrier;
  const linkTo = (title: string, url: string | undefined, phoneInstead?: string) => (
    <a
      className={phoneInstead && "button button-quiet"}
      href={url ?? phoneHref(phoneInstead ?? office)}
      rel={url?.startsWith("http") ? "noopener" : undefined}
    >
      {title}
      {url === undefined ? <small>Call {phoneInstead}</small> : null}
      <span className="visually-hidden">: {name}</span>
    </a>
  );
  const actions = {
    pay: linkTo("Pay a Bill", pay, office),
    claim: linkTo("Report a Claim", claims, phone),
    card: linkTo("Get an ID Card", portal ?? app ?? page.idCardPath, office),
  };
  const facts = {
    "Claims line": { phone: <PhoneLink phone={phone} />, hours: hours && <span>{hours}</span> },
    "Roadside assistance": { phone: roadside && <PhoneLink phone={roadside} /> },
    Online: { portal: portal && linkTo("Client Portal", portal), app: app && linkTo("App", app) },
  };
  return (
    <li className="carrier" id={id}>
      <div className="carrier-name">
        {permission?.trim() ? <MediaImage image={logo} alt={undefined} /> : null}
        <div>
          <h3>{name}</h3>
          {lines ? <p>{lines}</p> : null}
        </div>
      </div>
      <ul className="carrier-actions">
        {Object.entries(actions).map(([key, link]) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
      <dl className="carrier-facts">
        {Object.entries(facts).map(([title, values]) =>
          Object.values(values).some(Boolean) ? (
            <div key={title}>
              <dt>{title}</dt>
              {Object.entries(values).map(([key, value]) => (value ? <dd key={key}>{value}</dd> : null))}
            </div>
          ) : null,
        )}
      </dl>
    </li>
  );
}

/** Claims phone numbers of the carriers, for when the office is closed. A script leads the page with them then. */
export function CarrierList({ site }: { site: Site }) {
  const { carriers = [] } = site;
  if (carriers.length === 0) return null;
  return (
    <>
      <Section name="carriers" title="After Hours, Call Your Carrier">
        <FactList
          facts={carriers.map(({ name, phone, claims, lines, hours }) => ({
            label: name,
            url: claims,
            value: (
              <>
                <PhoneLink phone={phone} />{" "}
                <span>
                  {lines}
                  {lines && hours ? <br /> : null}
                  {hours}
                </span>
              </>
            ),
          }))}
        />
      </Section>
      <script>{leadWithOpenLine}</script>
    </>
  );
}
