/** The page of a preview link: a page of the site whose links stay within the preview, with a bar about the proposal. */
import { parse } from "parse5";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { toRevisionPage } from "#content/revisions/read-history.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import type { JsonValue } from "#schemas/json.ts";
import { isSettings, pathOf } from "#schemas/page-ids.ts";
import type { PreviewBar } from "#schemas/preview-bar.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { readableChanges, readableValue } from "#site/admin/changes/readable-changes.ts";
import { readableTexts } from "#site/admin/changes/readable-text.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { editHtml, elementsIn, getAttribute, type HtmlEdit } from "#site/rendering/html-tree.ts";
import { contentStyle } from "#site/styles/content-styles.ts";

const STYLES = `
.preview-bar { position: sticky; bottom: 0; z-index: 50; max-height: 70vh; overflow: auto; padding: 0.75rem 1rem; background: var(--night); color: var(--on-night); font: 1rem / 1.5 system-ui, sans-serif; border-top: 3px solid var(--on-night); }
.preview-bar > div { max-width: 70rem; margin: auto; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; }
.preview-bar p { max-width: none; margin: 0; }
.preview-bar a { color: inherit; }
.preview-bar summary { width: fit-content; cursor: pointer; min-height: 1.5rem; padding: 0.375rem 0.75rem; border: 1px solid; border-radius: 0.375rem; font-weight: 600; }
.preview-bar details[open] { flex-basis: 100%; }
.preview-bar ul { margin: 0.5rem 0; padding-left: 1.25rem; }
.preview-bar :is(del, ins) { color: inherit; overflow-wrap: anywhere; }
.preview-bar del { opacity: 0.75; }
.preview-bar ins { text-decoration: none; font-weight: 600; }
.preview-bar form { display: grid; gap: 0.5rem; max-width: 36rem; margin: 0.5rem 0; }
.preview-bar :is(input, textarea) { display: block; width: 100%; box-sizing: border-box; padding: 0.5rem; border: 1px solid; border-radius: 0.375rem; background: Field; color: FieldText; font: inherit; }
.preview-bar button { justify-self: start; padding: 0.5rem 1rem; border: 0; border-radius: 0.375rem; background: var(--on-night); color: var(--night); font: inherit; font-weight: 700; cursor: pointer; }
.preview-bar :focus-visible { outline: 3px solid var(--on-night); outline-offset: 2px; }
@media print { .preview-bar { display: none; } }
`;
const NO_ROBOTS = `<meta name="robots" content="noindex, nofollow">`;

/** Adds the bar to a page, and makes its links and photos lead to those of the preview. */
export function addPreviewBar(html: string, bar: PreviewBar, changes: readonly DocumentChange[]): string {
  const { base } = bar;
  const edits: HtmlEdit[] = [];
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const name = { a: "href", area: "href", form: "action" }[element.tagName];
    const value = name && getAttribute(element, name);
    const place = name && element.sourceCodeLocation?.attrs?.[name];
    if (!place || !value?.startsWith("/") || value.startsWith("//")) continue;
    edits.push({ ...place, text: `${name}="${escapeHtml(base + value)}"` });
  }
  const markup = renderToStaticMarkup(<Bar bar={bar} changes={changes} />);
  return editHtml(html, edits)
    .replaceAll("/api/admin/photos/", `${base}/photos/`)
    .replace("</head>", () => `${NO_ROBOTS}${contentStyle(STYLES)}</head>`)
    .replace("</body>", () => `${markup}</body>`);
}

function Bar({ bar, changes }: { bar: PreviewBar; changes: readonly DocumentChange[] }): ReactNode {
  const { base, note, author, state, isPinned, message, events, invited, mayApprove, missing } = bar;
  return (
    <aside className="preview-bar" aria-label="Preview" id="preview-bar">
      <div>
        <p>
          <strong>Preview of {note ? `“${note}”` : "a change"}</strong> by {author}. {state}.
          {isPinned && " This link keeps showing the change as it was when the link was made."}
        </p>
        {message !== undefined && <p role="status">{message}</p>}
        <details>
          <summary>What changes</summary>
          <ul>
            {changes.map((change) => (
              <li key={change.page}>
                <a href={base + (isSettings(change.page) ? "/" : pathOf(change.page))}>{pageName(change.page)}</a>
                <ChangedFields change={change} />
              </li>
            ))}
          </ul>
        </details>
        <details open={message !== undefined}>
          <summary>Comment{events.length > 0 && ` (${events.length})`}</summary>
          <ul>
            {events.map(({ kind, name, text, at }) => (
              <li key={at + name + text}>
                <strong>{name}</strong> {kind === "approval" ? `approved${text && ` (${text})`}` : text}
              </li>
            ))}
          </ul>
          <form method="post" action={`${base}/comment`}>
            <input type="hidden" name="page" value={bar.path} />
            {invited === "" && (
              <label>
                Your name
                <input name="name" required maxLength={60} autoComplete="name" />
              </label>
            )}
            <label>
              Comment
              <textarea name="text" required maxLength={2000} rows={3} />
            </label>
            <button type="submit">Send Comment</button>
          </form>
        </details>
        {mayApprove && (
          <details>
            <summary>Approve</summary>
            {missing && <p>{missing}</p>}
            <form method="post" action={`${base}/approve`}>
              <input type="hidden" name="page" value={bar.path} />
              <input type="hidden" name="version" value={bar.version} />
              <label>
                Reference (if a carrier has approved the text)
                <input name="reference" maxLength={200} />
              </label>
              <button type="submit">Approve as {invited}</button>
            </form>
          </details>
        )}
      </div>
    </aside>
  );
}

function ChangedFields({ change }: { change: DocumentChange }): ReactNode {
  const { status, changes } = toRevisionPage(change);
  if (status !== "updated") return status === "created" ? " (new page)" : " (removed)";
  return (
    <ul>
      {readableChanges(changes).map((field) => (
        <li key={field.pointer}>
          {fieldName(field.pointer).join(" › ")}: <Versions {...field} />
        </li>
      ))}
    </ul>
  );
}

function Versions({ before, after }: ListedChange): ReactNode {
  const text = (value: JsonValue | undefined) => (value === undefined ? "" : readableValue(value));
  const [old, current] = readableTexts(text(before), text(after));
  return (
    <>
      {old && <del>{old}</del>} {current && <ins>{current}</ins>}
    </>
  );
}
