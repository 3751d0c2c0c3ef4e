import { useId, useState } from "react";
import type { Notice, SiteLink } from "#schemas/generated/site.ts";
import { FindingsWithin } from "../form/fields/field-row.tsx";
import { useErrorCount } from "../form/state/findings.ts";
import { LinkPicker } from "../form-controls/link-picker.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { ControlProps } from "../ui/controls/control.ts";

/**
 * The notice that pages show at their top: its text and a link, and times if it was stored with some. The form removes the parts
 * without a value.
 */
export function NoticeControl(props: ControlProps<Notice>) {
  const { id, name: _, value: notice, onChange, onBlur, ...attributes } = props;
  const ids = useId();
  const { text = "", link, from, until } = notice ?? {};

  const [hadTimes, setHadTimes] = useState(false);
  const hasTimes = hadTimes || from !== undefined || until !== undefined;
  // They stay while the user empties them.
  if (hasTimes && !hadTimes) setHadTimes(true);

  const change = (changes: Partial<Notice>) => onChange({ text, ...notice, ...changes });
  const changeLink = (changes: Partial<SiteLink>) => change({ link: { title: "", url: "", ...link, ...changes } });
  const times = [
    { part: "from", label: "Show from", value: from, set: (time = "") => change({ from: time }) },
    { part: "until", label: "Show until", value: until, set: (time = "") => change({ until: time }) },
  ];
  const fields = [
    { part: "link/title", label: "Link text", value: link?.title, set: (title = "") => changeLink({ title }) },
    { part: "link/url", label: "Link address", value: link?.url, set: (url = "") => changeLink({ url }) },
    ...(hasTimes ? times : []),
  ];

  return (
    <div className="notice-control">
      <textarea
        {...attributes}
        id={id}
        rows={2}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        onBlur={onBlur}
      />
      <FindingsWithin pointer="/notice/text" value={text} />
      <div className="notice-fields">
        {fields.map(({ part, set, ...field }) => (
          <NoticeField key={part} part={part} id={`${ids}-${part}`} onChange={set} onBlur={onBlur} {...field} />
        ))}
      </div>
      <p className="field-hint">
        {hasTimes
          ? "Times are the office’s local time. Without them, the notice shows until you remove it."
          : "The notice shows until you remove it. To show it only for a time, choose Schedule below."}
      </p>
      {notice !== undefined && <Button look="secondary" text="Remove Notice" onClick={() => onChange(undefined)} />}
    </div>
  );
}

NoticeControl.shownFindings = /^\/notice\/(?:text|from|until|link\/\w+)$/;

interface NoticeFieldProps extends Pick<ControlProps, "id" | "value" | "onChange" | "onBlur"> {
  /** The pointer of the field within the notice. */
  part: string;
  label: string;
}

function NoticeField({ part, id, label, value = "", onChange, onBlur }: NoticeFieldProps) {
  const pointer = `/notice/${part}`;
  const attributes = {
    id,
    value,
    onBlur,
    "aria-describedby": `${id}-findings`,
    "aria-invalid": useErrorCount(pointer) > 0 || undefined,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label} (optional)</label>
      {part === "link/url" ? (
        <LinkPicker {...attributes} name={pointer} onChange={onChange} />
      ) : (
        <input
          {...attributes}
          type={part === "link/title" ? "text" : "datetime-local"}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <FindingsWithin id={`${id}-findings`} pointer={pointer} value={value} />
    </div>
  );
}
