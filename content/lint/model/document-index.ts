/** The parts of a document that other documents are checked against. */
import { linksIn } from "#content/documents/links.ts";
import { listCarriers } from "#content/facts/carriers.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { listPageSubjects } from "#content/quote-form/quote-subjects.ts";
import { anchorsOf } from "#schemas/anchors.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { LintDocument } from "./lint-document.ts";
import { listPhoneNumbers, type PhoneNumber } from "./phone-numbers.ts";

/** The index of one document, as plain JSON. Titles and links have the values of the facts that they quote. */
export interface DocumentIndex {
  links: { pointer: Pointer; href: string }[];
  /** Missing if there are none. */
  phones?: PhoneNumber[];
  /** Undefined for the site settings. */
  page?: {
    title: string;
    description: string;
    /** False if search engines must not list the page. */
    isIndexed: boolean;
    anchors: string[];
    /** IDs of the subjects of quote requests that the page declares. Missing if there are none. */
    subjects?: string[];
    /** Labels of the optional questions of the quote form. Missing if there are none. */
    questions?: string[];
    /** Text of the privacy policy, on its page. */
    policy?: string;
  };
}

/** Completes the content of a page with the defaults that the site shows. */
export type CompletePage = (page: DocumentId, content: PageContent, site: Site) => PageContent;

export function indexDocument(document: LintDocument, complete: CompletePage, site: Site): DocumentIndex {
  const { page, pageContent, facts } = document;
  const numbers = listPhoneNumbers(document);
  const phones = numbers.length > 0 && { phones: numbers };
  if (pageContent === undefined) return { links: linksOf(document), ...phones };
  const completed = complete(page, pageContent, site);
  const { title, description, noIndex = false } = completed.meta;
  const subjects = listPageSubjects(page, completed).map(({ id }) => id);
  const questions = (completed.form?.questions ?? []).map(({ label }) => label);
  const shown = completed === pageContent ? document : new LintDocument(page, completed, facts);
  return {
    links: linksOf(shown),
    ...phones,
    page: {
      title: resolveText(title, "scalar", facts),
      description: resolveText(description, "scalar", facts),
      isIndexed: !noIndex,
      anchors: [...anchorsOf(completed), ...(completed.carriers ? listCarriers(site).map(({ id }) => id) : [])],
      ...(subjects.length > 0 && { subjects }),
      ...(questions.length > 0 && { questions }),
      ...(page === "privacy" && { policy: shown.prose.map(({ visible }) => visible).join("\n") }),
    },
  };
}

function linksOf({ texts }: LintDocument): DocumentIndex["links"] {
  return texts.flatMap((text) => {
    const isHtml = text.kind === "html" && text.stored.includes("<a");
    const hrefs = text.kind === "url" ? [text.shown] : isHtml ? linksIn(text.shown) : [];
    return hrefs.map((href) => ({ pointer: text.pointer, href }));
  });
}
