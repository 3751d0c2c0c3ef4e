import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

interface FormValues<Values extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<Values, string>>;
  readValues: (event?: FormEvent) => void;
}

/**
 * Returns the values of a form and a handler for its input. Values that the form had before hydration are included: what the
 * visitor typed while the script was loading, or what the browser restored.
 */
export function useFormValues<Values extends string>(initial: Record<Values, string>): FormValues<Values> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const readValues = () => {
    if (form.current === null) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setValues({ ...initial, ...Object.fromEntries(entries) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values at the time of hydration are read here
  useEffect(readValues, []);
  return { form, values, readValues };
}
