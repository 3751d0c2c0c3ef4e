import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { SERVICE } from "#content/quote-form/request-kinds.ts";
import type { JsonObject } from "#schemas/json.ts";
import { lineOfOverview } from "#schemas/lines.ts";
import { type PageId, pathOf, toSlug } from "#schemas/page-ids.ts";
import type { PageListAnswer, UserSession } from "#site/admin/api/client.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import type { PagePlacement } from "#site/admin/form/document/page-placement.ts";
import { readDraft, startDraft } from "#site/admin/form/document/use-draft.ts";
import { formatAddress } from "#site/admin/navigation/address.ts";
import { personOf } from "#site/admin/session/access.ts";
import { openDrafts } from "#site/admin/session/draft-store.ts";
import { DialogActions, Modal } from "#site/admin/ui/modal.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { TextField } from "../../ui/controls/form-field.tsx";
import { explainAddress, type PageAddress, PlaceField, SlugField, toPageId } from "./address-field.tsx";

interface NewPageDialogProps {
  session: UserSession;
  list: PageListAnswer | undefined;
  /** The page to duplicate, with a function that reads its content. Undefined for a page from a template. */
  original?: { title: string; parent: PageId | ""; readContent(title: string): Promise<JsonObject> } | undefined;
  onClose(): void;
}

/** A kind of page that no page can have as its id. */
const NEW_LINE = "+line";

/** Kinds of pages besides the coverage pages of a line of business, which have the id of its overview. */
const OTHER_KINDS = {
  "": "A page of its own, such as Careers",
  [SERVICE]: "A form for clients, such as Boat Winter Storage",
  [NEW_LINE]: "A new line of business",
};

const EFFECTS: Readonly<Record<string, string>> = {
  [SERVICE]: "The page For Clients lists the form, and requests arrive in the inbox,",
  [NEW_LINE]: "The quote form offers the new line, and visitors see the page,",
};

const LINKS = { isOnParent: true, isInMenu: true, isInFooter: false };

/** Asks for the name, the address and the links of a new page, and opens its form. Nothing is published. */
export function NewPageDialog({ session, list, original, onClose }: NewPageDialogProps) {
  const { lines = [] } = list ?? {};
  const firstLine = lines.find(({ singlePage }) => !singlePage)?.page ?? "";
  const [title, setTitle] = useState(original === undefined ? "" : `${original.title} Copy`);
  const [typedSlug, setTypedSlug] = useState<string>();
  const [chosenKind, setKind] = useState(original?.parent);
  const [links, setLinks] = useState(LINKS);
  const [hasTried, setTried] = useState(false);
  const kind = chosenKind ?? firstLine;
  const isLine = kind === NEW_LINE;
  const address: PageAddress = { parent: isLine ? "" : kind, slug: typedSlug ?? toSlug(title) };
  const titleError = title.trim() === "" ? "Enter the name of the page." : undefined;
  const addressError = list === undefined ? undefined : explainAddress(address, list);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => startPage({ session, list, title: title.trim(), address, isLine, links, original }),
    onSuccess(page) {
      // The user may have typed another address since.
      location.hash = formatAddress({ section: "pages", path: page });
      onClose();
    },
  });

  function create(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (titleError === undefined && addressError === undefined) mutate();
  }

  return (
    <Modal title={original === undefined ? "New Page" : `Duplicate ${original.title}`} onClose={onClose}>
      <form className="page-form" onSubmit={create} noValidate>
        <TextField
          label="Name of the page"
          hint="The headline, such as Crop Insurance"
          error={hasTried ? titleError : undefined}
          type="text"
          autoComplete="off"
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <PlaceField lines={lines} value={kind} others={OTHER_KINDS} onChange={setKind} />
        <SlugField
          address={address}
          error={hasTried || address.slug !== "" ? addressError : undefined}
          onChange={({ slug }) => setTypedSlug(slug)}
        />
        {kind !== SERVICE && (
          <LinkFields parent={lineOfOverview({ lines }, address.parent)?.overview} links={links} onChange={setLinks} />
        )}
        <p className="field-hint">{EFFECTS[kind] ?? "Visitors see the page"} after you publish it.</p>
        <DialogActions
          action={isPending ? "Opening..." : "Continue"}
          isDisabled={isPending || list === undefined}
          problem={error && describeFailure(error)}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

interface LinkFieldsProps {
  /** Name of the overview that the page is below, if it is below one. */
  parent: string | undefined;
  links: typeof LINKS;
  onChange(links: typeof LINKS): void;
}

/** The places that link to the new page. */
function LinkFields({ parent, links, onChange }: LinkFieldsProps) {
  const fields =
    parent === undefined
      ? ({ isInMenu: "Add to the menu", isInFooter: "Add to the footer" } as const)
      : ({ isOnParent: `Add a card to ${parent}` } as const);
  return Object.entries(fields).map(([name, label]) => (
    <Checkbox
      key={name}
      isChecked={links[name as keyof typeof LINKS]}
      onChange={(isChecked) => onChange({ ...links, [name]: isChecked })}
    >
      {label}
    </Checkbox>
  ));
}

interface NewPage extends Pick<NewPageDialogProps, "session" | "list" | "original"> {
  title: string;
  address: PageAddress;
  isLine: boolean;
  links: typeof LINKS;
}

/** Keeps the first content of a page as a draft in this browser. Returns the ID of the page. */
async function startPage({ session, list, original, ...start }: NewPage): Promise<PageId> {
  const { title, address, isLine, links } = start;
  const page = toPageId(address);
  const line = lineOfOverview(list ?? {}, address.parent);
  const isForm = address.parent === SERVICE;
  const freePage = isForm ? formTemplate(title) : freeTemplate(title);
  const template = line ? coverageTemplate(title, line) : isLine ? overviewTemplate(title) : freePage;
  const content = (await original?.readContent(title)) ?? template;
  const placement: PagePlacement = {
    title,
    description: `${title}, explained in plain words.`,
    ...(line === undefined
      ? !isForm && { isInMenu: links.isInMenu, isInFooter: links.isInFooter }
      : { isOnParent: links.isOnParent }),
    ...(isLine && { line: { id: page, title, shortTitle: title.replace(/\s+insurance$/i, "") } }),
  };
  const drafts = openDrafts(personOf(session));
  if ((await readDraft(drafts, page)) !== undefined) throw new UnfinishedPageError();
  await startDraft(drafts, page, content, { baseRevisionId: list?.revisionId, placement });
  return page;
}

class UnfinishedPageError extends Error {
  override readonly name = "UnfinishedPageError";
}

function describeFailure(error: Error): string {
  if (error instanceof UnfinishedPageError) return UNFINISHED;
  return error instanceof DOMException ? DISK_FULL : errorMessage(error, NO_RESPONSE);
}

const UNFINISHED =
  "You have an unfinished page at this address. Open it from the list of unfinished drafts on Home, or choose another address.";
const DISK_FULL = "This browser has no space left to keep the new page. Free some space, then try again.";

/** Returns the first content of a coverage page: the sections that such pages have, with facts that stay current. */
function coverageTemplate(
  title: string,
  { overview, page }: Pick<PageListAnswer["lines"][number], "overview" | "page">,
): JsonObject {
  return {
    ...pageTemplate(title),
    related: { title: "Related Coverage", items: [{ id: "related_1", title: overview, url: pathOf(page) }] },
  };
}

/** Returns the first content of the overview of a line of business. */
function overviewTemplate(title: string): JsonObject {
  return { ...pageTemplate(title), coverage: { title: "Coverage We Offer", items: [] } };
}

/** Returns the first content of a page of no line of business. */
function freeTemplate(title: string): JsonObject {
  const { faq: _, ...template } = pageTemplate(title);
  return { ...template, layout: ["hero", "about", "features", "cta"] };
}

/** Returns the first content of the form for a kind of request. */
function formTemplate(title: string): JsonObject {
  const { meta } = pageTemplate(title);
  return {
    meta: {
      ...(meta as JsonObject),
      description: `${title}: send {site.name} in {site.city} your request, with photos or files.`,
    },
    hero: { title, description: "Tell us what you need. A person in our office answers you." },
    form: {
      title: "Send Us the Details",
      submitButton: "Send Request",
      asks: [{ name: "neededBy" }, { name: "details", required: true }],
      promise: "Nothing is changed until we confirm it in writing.",
    },
  };
}

function pageTemplate(title: string): JsonObject {
  return {
    meta: {
      title: `${title} | {site.shortName}`,
      description: `${title} from {site.name} in {site.city}: the coverage explained in plain words, and a quote from a local agent.`,
    },
    hero: {
      title,
      subtitle: "Explained in plain words by your local agent",
      description: "Tell us what you need to protect. We find the policy for it, and explain it before you decide.",
      ctaText: "Get a Quote",
      ctaUrl: "/contact",
    },
    about: {
      title: `About ${title}`,
      description:
        "Every policy has its own limits and exclusions. We go through them with you, and answer your questions.",
    },
    features: {
      title: "How We Help",
      items: [
        {
          id: "feature_1",
          title: "A Review of Your Risks",
          description: "We ask what you own and do, and look for gaps in the policies that you have.",
        },
        {
          id: "feature_2",
          title: "Quotes Side by Side",
          description: "We compare price, limits and exclusions, so that you see what each policy pays for.",
        },
        {
          id: "feature_3",
          title: "Help With a Claim",
          description: "After a loss, call {site.phone}. We tell you what to do first and who will contact you.",
        },
      ],
    },
    faq: {
      title: "Common Questions",
      items: [
        {
          id: "faq_1",
          question: "How do I get a quote?",
          answer: 'Call {site.phone}, or send us the form on our <a href="/contact">contact page</a>.',
        },
      ],
    },
    cta: {
      title: "Talk With an Agent",
      description: "Call {site.phone}, or send us a few details. We will get back to you.",
      buttonText: "Get a Quote",
      buttonUrl: "/contact",
    },
  };
}
