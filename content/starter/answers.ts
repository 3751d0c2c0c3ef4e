/** The answers from which `agency init` makes the content of a new agency. */
import { z } from "zod";
import { parseStructuredHours } from "#content/facts/office-hours.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { FIXED_PAGES, isPageId, toSlug } from "#schemas/page-ids.ts";
import { US_STATES } from "#schemas/us-states.ts";
import { formats, isTimeZone } from "#schemas/values/value-formats.ts";

const Label = z.string().trim().min(1, "must not be empty").max(120, "must have at most 120 characters");
const isSlug = (text: string) => isPageId(`line/${text}`);
const Slug = z.string().refine(isSlug, "must have lowercase letters, digits and hyphens only, and not be reserved");
const State = z.enum(Object.keys(US_STATES) as [keyof typeof US_STATES], "must be the code of a US state, such as MN");
const Phone = z.string().refine(formats.phone, "must be a phone number with its area code, such as 218-555-0142");
const Email = z.string().refine(formats.email, "must be an email address");
const Color = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #0f6b6b");
const Logo = z.string().regex(/\.(?:svg|png)$/i, "must be the path of an SVG or PNG file");
const Hours = z.string().refine(parseStructuredHours, "must be hours such as Mo-Fr 08:30-17:00");

const Office = z.strictObject({
  name: Label,
  street: Label,
  city: Label,
  state: State,
  zip: z.string().regex(/^\d{5}(?:-\d{4})?$/, "must be a ZIP code of five digits"),
  hours: Hours,
  phone: Phone.optional(),
});

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;
/** Checks lines by their ids, and offices by the ids that their names suggest. */
const hasOtherIds = (items: readonly { id?: string; name?: string }[]) =>
  isUnique(items.map(({ id, name = "" }) => id ?? toSlug(name)));
const Pages = z.array(Slug).refine(isUnique, "must not repeat a page").default([]);
const isFree = (id: string) => isPageId(id) && !FIXED_PAGES.has(id);
const LineId = Slug.refine(isFree, "must not be the address of another page");
const Line = z.strictObject({ id: LineId, title: Label, pages: Pages });

export const AnswersSchema = z.strictObject({
  $schema: z.string().optional(),
  name: Label,
  tagline: Label.optional(),
  phone: Phone,
  email: Email,
  url: z.url("must be an address that begins with https://").optional(),
  offices: z.array(Office).min(1, "must have at least one office").refine(hasOtherIds, "must not repeat a name"),
  timeZone: z.string().refine(isTimeZone, "must be a time zone such as America/Chicago").default("America/Chicago"),
  states: z.array(State).min(1, "must have at least one state"),
  licenses: z.partialRecord(State, Label).default({}),
  lines: z.array(Line).min(1, "must have at least one line of business").refine(hasOtherIds, "must not repeat an id"),
  carriers: z.array(Label).default([]),
  people: z.array(z.strictObject({ name: Label, role: Label })).default([]),
  colors: z.strictObject({ primary: Color, accent: Color }).optional(),
  font: z.enum(["fraunces", "source-sans-3", "bitter", "figtree"]).optional(),
  scene: z.enum(["prairie", "lake", "town", "coast", "photos", "none"]).default("town"),
  logo: Logo.optional(),
});

export type Answers = z.output<typeof AnswersSchema>;

/** Checks answers, and returns them or everything that is wrong with them. */
export function checkAnswers(value: unknown, source: Source): Answers | Finding[] {
  // The message for an answer of the wrong type. The schemas have those for others.
  const error = ({ input }: { input?: unknown }) => (input === undefined ? "is missing" : "has the wrong type");
  const parsed = AnswersSchema.safeParse(value, { error });
  if (parsed.success) return parsed.data;
  return parsed.error.issues.flatMap((issue): Finding[] => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    return keys.map((key) => {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].map(String);
      const problem = key === undefined ? issue.message : "is not a known answer";
      const pointer = path.length === 0 ? "" : (`/${path.join("/")}` as const);
      return createFinding("init/answers", `${path.join(".") || "The file"} ${problem}.`, { source, pointer });
    });
  });
}
