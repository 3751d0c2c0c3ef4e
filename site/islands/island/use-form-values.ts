import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Returns the values of a form and a handler for its input. Values that the form had before hydration are included: what the
 * visitor typed while the script was loading, or what the browser restored.
 */
export function useFormValues<Values extends string>(initial: Record<Values, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<Values, string>>>(initial);
  const readValues = () => {
    if (form.current === null) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setValues({ ...initial, ...Object.fromEntries(entries) });
  };
  const readOnHydration = useEffectEvent(readValues);
  useEffect(() => readOnHydration(), []);
  return { form, values, readValues };
}
