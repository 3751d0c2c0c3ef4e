import { type ReactNode, useId } from "react";
import type { Notice, SiteLink } from "#schemas/generated/site.ts";
import type { ControlProps } from "../ui/control.ts";

/**
 * The notice that pages show at their top: its text, a link, and the times between which they show it. The form removes the
 * parts without a value.
 */
export function NoticeControl({
  id,
  name: _,
  value: notice,
  onChange,
  onBlur,
  ...attributes
}: ControlProps<Notice>): ReactNode {
  const ids = useId();
  const { text = "", link, from, until } = notice ?? {};

  const change = (changes: Partial<Notice>) => onChange({ text, ...notice, ...changes });
  const changeLink = (changes: Partial<SiteLink>) => change({ link: { title: "", url: "", ...link, ...changes } });

  const fields = [
    {
      key: "title",
      label: "Link text (optional)",
      type: "text",
      value: link?.title,
      set: (title: string) => changeLink({ title }),
    },
    {
      key: "url",
      label: "Link address (optional)",
      type: "text",
      value: link?.url,
      set: (url: string) => changeLink({ url }),
    },
    {
      key: "from",
      label: "Show from (optional)",
      type: "datetime-local",
      value: from,
      set: (time: string) => change({ from: time }),
    },
    {
      key: "until",
      label: "Show until (optional)",
      type: "datetime-local",
      value: until,
      set: (time: string) => change({ until: time }),
    },
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
      <div className="notice-fields">
        {fields.map(({ key, label, type, value = "", set }) => (
          <div className="field" key={key}>
            <label htmlFor={`${ids}-${key}`}>{label}</label>
            <input
              id={`${ids}-${key}`}
              type={type}
              autoComplete="off"
              value={value}
              onChange={({ target }) => set(target.value)}
              onBlur={onBlur}
            />
          </div>
        ))}
      </div>
      <p className="field-hint">
        Times are the office’s local time. Without them, the notice shows until you remove it.
      </p>
      {notice !== undefined && (
        <button className="button secondary" type="button" onClick={() => onChange(undefined)}>
          Remove Notice
        </button>
      )}
    </div>
  );
}
