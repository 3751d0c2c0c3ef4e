import { type ClaimEntry, collectFacts, type Facts, listClaims } from "#content/facts/facts.ts";
import { FigureFinder } from "#content/facts/figures.ts";
import { FactQuoter } from "#content/facts/quote-facts.ts";
import { listLineSubjects, SUBJECT_PARAMETER } from "#content/quote-form/quote-subjects.ts";
import type { ShownDefaults } from "#content/store/default-content.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { US_STATES } from "#schemas/us-states.ts";
import type { CompletePage, DocumentIndex } from "./document-index.ts";
import type { ContentLocation, LintDocument, LintText } from "./lint-document.ts";
import { createTextScreen, PHRASE_WORDS } from "./phrase-words.ts";

/** Facts about a site beside its documents. */
export interface SiteSurroundings {
  /** The paths of the files in the store's `media` folder, relative to that folder. Undefined if they are not known. */
  media?: ReadonlySet<string> | undefined;
  /** Why drawings in that folder cannot be logos, by their names. */
  unusableLogos?: ReadonlyMap<string, string> | undefined;
  /** Further paths of the site, such as `/sitemap.xml`, and further anchors of pages, such as `/claims#carriers`. */
  addresses?: readonly string[];
  /** Links to other websites that did not answer with a page. Undefined if nothing was requested. */
  linkProblems?: ReadonlyMap<string, LinkProblem>;
  /** The default content that the site shows. If given, the rules for publishing apply too. */
  defaults?: ShownDefaults | undefined;
  /** The current day: YYYY-MM-DD. */
  today: string;
}

/** Why a link to another website did not lead to a page. */
export interface LinkProblem {
  /** False if the link may work for visitors: the website refuses programs or has a problem that may pass. */
  isDead: boolean;
  /** The reason, to follow "because". */
  reason: string;
}

/** Facts about a site that lint needs beside its content. */
export type LintContext = SiteSurroundings & { complete: CompletePage };

/** The index of a whole site, which lint compares documents with. It is plain JSON, so that a browser can fetch it. */
export type SiteIndex = { settings: Site; theme: Theme; documents: Record<DocumentId, DocumentIndex> };

export function toLintSite({ settings, theme, documents }: SiteIndex, context: LintContext): LintSite {
  return new LintSite(settings, new Map(Object.entries(documents)), context, theme);
}

/** A link from the content to a page of this site. */
export interface InternalLink extends ContentLocation {
  /** Undefined for a bare anchor in the site settings, which appears on every page. */
  path: string | undefined;
  anchor: string;
  /** ID of the subject that a link to the quote form names. */
  subject?: string;
}

/** The origin of the site if the site settings have none. */
export const PLACEHOLDER_ORIGIN = "https://site.invalid";

/** A path that a URL parser would leave unchanged, as in most links. */
const PLAIN_PATH = /^(\/[\w-]*(?:\/[\w-]+)*)(?:#([\w-]+))?$/;

export class LintSite {
  readonly settings: Site;
  readonly theme: Theme;
  readonly facts: Facts;
  readonly claims: readonly ClaimEntry[];
  readonly figures: FigureFinder;
  readonly quoter: FactQuoter;
  /** The site settings and the pages that have a path, in the order of the site. */
  readonly index: ReadonlyMap<DocumentId, DocumentIndex>;
  readonly surroundings: SiteSurroundings;
  readonly #screen: ReturnType<typeof createTextScreen>;
  #anchors: Map<string, readonly string[] | undefined> | undefined;
  #links: InternalLink[] | undefined;

  constructor(
    settings: Site,
    index: ReadonlyMap<DocumentId, DocumentIndex>,
    surroundings: SiteSurroundings,
    theme: Theme = {},
  ) {
    this.settings = settings;
    this.theme = theme;
    this.facts = collectFacts(settings);
    this.claims = listClaims(settings).map((claim) => {
      return { ...claim, value: this.facts.get(`claim.${claim.id}`)?.text ?? claim.value };
    });
    this.figures = new FigureFinder(this.claims);
    this.quoter = new FactQuoter(this.facts, this.claims, this.figures);
    this.index = index;
    this.surroundings = surroundings;
    const words = [...this.quoter.words, ...this.figures.words, ...PHRASE_WORDS];
    const unlicensed = Object.entries(US_STATES).flatMap(([code, name]) =>
      settings.licensedStates?.some((state) => state === code) ? [] : name.replaceAll(".", "\\."),
    );
    this.#screen = createTextScreen([...words, ...unlicensed]);
  }

  /** Returns the texts of a document that visitors read and that a rule could report. Most texts are not among them. */
  candidatesOf(document: LintDocument): readonly LintText[] {
    return document.memoize(this, () =>
      document.prose.filter(({ plain, statisticLabel }) => statisticLabel !== undefined || this.#screen(plain)),
    );
  }

  /** Every path of the site with its anchors, or with undefined if the content does not determine them. */
  get anchorsByPath(): ReadonlyMap<string, readonly string[] | undefined> {
    this.#anchors ??= this.#collectAnchors();
    return this.#anchors;
  }

  get internalLinks(): readonly InternalLink[] {
    this.#links ??= this.#collectLinks();
    return this.#links;
  }

  /** The links to other websites, without their anchors. */
  get externalLinks(): readonly (ContentLocation & { address: string })[] {
    return [...this.index].flatMap(([page, { links }]) =>
      links.flatMap(({ pointer, href }) => {
        if (!/^https?:/.test(href) || !URL.canParse(href) || new URL(href).origin === this.url?.origin) return [];
        return [{ page, pointer, address: href.replace(/#.*/, "") }];
      }),
    );
  }

  /** The IDs of everything that a link to the quote form can name. */
  get subjects(): ReadonlySet<string> {
    const declared = [...this.index.values()].flatMap(({ page }) => page?.subjects ?? []);
    return new Set([...listLineSubjects(this.settings).map(({ id }) => id), ...declared]);
  }

  /** The web address of the site, or undefined if the site settings have no valid one. */
  get url(): URL | undefined {
    const { url = "" } = this.settings;
    return /^https?:/.test(url) && URL.canParse(url) ? new URL(url) : undefined;
  }

  #collectAnchors(): Map<string, readonly string[] | undefined> {
    const anchorsByPath = new Map<string, readonly string[] | undefined>();
    for (const [id, { page }] of this.index) if (page !== undefined) anchorsByPath.set(pathOf(id), page.anchors);
    for (const file of this.surroundings.media ?? []) {
      anchorsByPath.set(new URL(`/media/${file}`, PLACEHOLDER_ORIGIN).pathname, undefined);
    }
    for (const address of this.surroundings.addresses ?? []) {
      const [path = "", anchor] = address.split("#");
      const anchors = anchorsByPath.get(path);
      if (anchor === undefined) anchorsByPath.set(path, undefined);
      else if (anchors !== undefined) anchorsByPath.set(path, [...anchors, anchor]);
    }
    return anchorsByPath;
  }

  #collectLinks(): InternalLink[] {
    const origin = this.url?.origin ?? PLACEHOLDER_ORIGIN;
    const found: InternalLink[] = [];
    for (const [page, { links }] of this.index) {
      const base = `${origin}${pathOf(page)}`;
      for (const { pointer, href } of links) {
        const [, plainPath, plainAnchor = ""] = PLAIN_PATH.exec(href) ?? [];
        if (plainPath !== undefined) found.push({ page, pointer, path: plainPath, anchor: plainAnchor });
        else if (URL.canParse(href, base)) {
          const target = new URL(href, base);
          if (target.origin !== origin) continue;
          const path = page === SITE && href.startsWith("#") ? undefined : target.pathname;
          const subject = path === "/contact" ? target.searchParams.get(SUBJECT_PARAMETER) : null;
          found.push({ page, pointer, path, anchor: target.hash.slice(1), ...(subject && { subject }) });
        }
      }
    }
    return found;
  }
}
