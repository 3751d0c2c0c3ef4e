import { readSiteHealth } from "../api/site-health-api.ts";
import { openDrafts } from "../drafts/draft-store.ts";
import type { Address, SectionId } from "../navigation/address.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { personOf } from "../session/person-of.ts";
import { countBySeverity } from "../site-health/group-by-urgency.ts";
import { formatTimeAgo } from "../ui/format-time.ts";
import { pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";

/** One thing that waits for the user. */
export interface AttentionItem {
  id: string;
  title: string;
  detail: string;
  to: Partial<Address> & { section: SectionId };
}

interface AttentionSource {
  /** The section that the items belong to. Users who may not use it do not see them. */
  section: SectionId;
  /** The message if the items cannot be read. */
  failure: string;
  read(props: SectionProps): Promise<AttentionItem[]>;
}

/** The sources of what needs attention, the most urgent first. */
export const ATTENTION_SOURCES: readonly AttentionSource[] = [
  { section: "import", failure: "Your unpublished changes couldn't be read from this browser.", read: listDrafts },
  {
    section: "site-health",
    failure: "The site couldn't be checked for problems. Try again later.",
    read: listProblems,
  },
];

async function listProblems(): Promise<AttentionItem[]> {
  const { error } = countBySeverity((await readSiteHealth()).findings);
  if (error === 0) return [];
  const title = `${pluralize(error, "problem")} to fix`;
  return [
    { id: "problems", title, detail: "Site Health shows each one with its field", to: { section: "site-health" } },
  ];
}

async function listDrafts({ session }: SectionProps): Promise<AttentionItem[]> {
  const drafts = await openDrafts(personOf(session)).list();
  return drafts.map(({ subject, savedAt }) => ({
    id: `draft ${subject}`,
    title: `Continue with ${subject === "import" ? "Content Import" : pageName(subject.replace("page:", ""))}`,
    detail: `Not published. Last change ${formatTimeAgo(savedAt)}`,
    to: addressOfDraft(subject),
  }));
}

/** @param subject the subject of a draft: `import`, `site` or `page:<id>` */
function addressOfDraft(subject: string): AttentionItem["to"] {
  if (subject === "import") return { section: "import" };
  if (subject === "site") return { section: "business-info" };
  return { section: "pages", path: subject.replace("page:", "") };
}
