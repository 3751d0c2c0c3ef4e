import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import { adminWords } from "#site/admin/findings/admin-words.ts";
import { useEditor } from "../context/editor-context.ts";
import { toFormPath } from "../values/field-path.ts";

interface FieldFindingsProps {
  id: string;
  findings: readonly Diagnostic[];
  pointer: Pointer;
}

/** The findings of a field, each with a button that makes the correction if there is one. */
export function FieldFindings({ id, findings, pointer }: FieldFindingsProps): ReactNode {
  const { root, facts } = useEditor();
  const { setValue } = useFormContext();
  return (
    <div className="field-findings" id={id}>
      {findings.map((finding) => {
        const { code, message, severity, suggestion } = finding;
        const value = correctionOf(finding);
        return (
          <p key={`${code} ${message}`} className={severity === "error" ? "field-error" : "field-warning"}>
            {message}{" "}
            {value !== undefined && (
              <button className="button quiet" type="button" onClick={() => setValue(toFormPath(root, pointer), value)}>
                Use {adminWords(facts).fact(suggestion ?? String(value))}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}

function correctionOf({ fix }: Diagnostic): JsonValue | undefined {
  return fix !== undefined && "value" in fix ? fix.value : undefined;
}
