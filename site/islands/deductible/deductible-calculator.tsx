import { type FormEvent, useState } from "react";
import { describeField, Field, type FieldProps } from "#site/components/field/field.tsx";
import { useFormValues } from "../island/use-form-values.ts";
import { deductibleCents, divideLoss, formatDollars, parseDollars, parsePercent } from "./deductible-amount.ts";

const PERCENTAGES = ["1", "2", "3", "5"];

/** Beginning of an amount, which is not an error while the visitor types: "$", "350,0". */
const UNFINISHED = /(?:\$|,\d{0,2})\s*$/;

const AMOUNT_ERROR = "Enter an amount in dollars, such as 350,000.";
const PERCENT_ERROR = "Enter a percentage up to 100, such as 2.5.";

/** Converts a percent deductible to dollars. Nothing leaves the browser. */
export function DeductibleCalculator() {
  const { form, values, readValues } = useFormValues({ insured: "", choice: "2", percent: "", loss: "" });
  const [edited, setEdited] = useState<EventTarget>();
  const isUnfinished = (name: "insured" | "loss") =>
    edited === form.current?.elements.namedItem(name) && UNFINISHED.test(values[name]);
  const isOther = values.choice === "other";
  const insured = parseDollars(values.insured);
  const percent = parsePercent(isOther ? values.percent : values.choice);
  const loss = parseDollars(values.loss);
  const errors = {
    insured: values.insured !== "" && insured === undefined && !isUnfinished("insured") ? AMOUNT_ERROR : undefined,
    percent: isOther && values.percent !== "" && percent === undefined ? PERCENT_ERROR : undefined,
    loss: isUnfinished("loss") ? undefined : checkLoss(values.loss, loss, insured),
  };
  const deductible = insured !== undefined && percent !== undefined ? deductibleCents(insured, percent) : undefined;
  return (
    <>
      {/* This method makes Enter do nothing, also before the script is loaded. */}
      <form
        className="tool-form"
        method="dialog"
        ref={form}
        onInput={(event: FormEvent) => {
          setEdited(event.target);
          readValues();
        }}
        onBlur={() => setEdited(undefined)}
      >
        <TextField
          id="insured-value"
          name="insured"
          label="Insured value ($)"
          hint="For a home, Coverage A on the declarations page"
          error={errors.insured}
        />
        <Field id="deductible-choice" label="Deductible">
          <select {...describeField("deductible-choice", {})} name="choice" defaultValue="2" autoComplete="off">
            {PERCENTAGES.map((percentage) => (
              <option key={percentage} value={percentage}>
                {percentage}%
              </option>
            ))}
            <option value="other">Another percentage</option>
          </select>
        </Field>
        {isOther && <TextField id="deductible-percent" name="percent" label="Percentage" error={errors.percent} />}
        <TextField id="storm-damage" name="loss" label="Storm damage ($)" hint="Optional" error={errors.loss} />
      </form>
      <div className="tool-result" role="status">
        {deductible === undefined ? null : (
          <>
            <p className="tool-answer">Your deductible: {formatDollars(deductible)}</p>
            {loss !== undefined && errors.loss === undefined ? <Shares {...divideLoss(loss, deductible)} /> : null}
          </>
        )}
      </div>
    </>
  );
}

function TextField({ name, ...field }: Omit<FieldProps, "children"> & { name: string }) {
  return (
    <Field {...field}>
      <input type="text" {...describeField(field.id, field)} name={name} inputMode="decimal" autoComplete="off" />
    </Field>
  );
}

function Shares({ ownerCents, policyCents }: { ownerCents: number; policyCents: number }) {
  return (
    <p>
      Of this damage, you pay {formatDollars(ownerCents)}.{" "}
      {policyCents === 0
        ? "The damage is not more than the deductible, so nothing is left for the policy to pay."
        : `${formatDollars(policyCents)} is left, which the policy pays if the damage is covered.`}
    </p>
  );
}

function checkLoss(text: string, loss: number | undefined, insured: number | undefined): string | undefined {
  if (text === "") return undefined;
  if (loss === undefined) return "Enter an amount in dollars, such as 25,000.";
  return insured !== undefined && loss > insured
    ? "This is more than the insured value. The limit of the policy then applies too. Call us about it."
    : undefined;
}
