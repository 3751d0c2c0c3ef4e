import { Section } from "#site/components/section/section.tsx";
import { deductibleCents, formatDollars } from "#site/islands/deductible/deductible-amount.ts";
import { DeductibleCalculator } from "#site/islands/deductible/deductible-calculator.tsx";
import { Island } from "#site/islands/island/island.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";
import { shared } from "#site/shared-markup/shared.tsx";

const EXAMPLE_DOLLARS = [200_000, 350_000, 500_000, 1_000_000];
const EXAMPLE_PERCENTAGES = [1, 2, 5];

/** Tool that converts a percent deductible to dollars, examples, and the source of the rule. */
export function DeductibleSection({ content }: PageSectionProps<"deductible">) {
  return (
    <Section name="deductible" title={content.title} description={content.description}>
      <div className="tool">
        <Island name="deductible" component={DeductibleCalculator} props={{}} when="interaction" />
      </div>
      <Examples />
    </Section>
  );
}

/** Examples and the source of the rule, the same on every page. */
const Examples = shared(ExamplesInPlace, () => [EXAMPLE_DOLLARS, "deductible-examples"]);

function ExamplesInPlace() {
  return (
    <div className="tool-facts">
      <table>
        <caption>Examples</caption>
        <thead>
          <tr>
            <th scope="col">Insured value</th>
            {EXAMPLE_PERCENTAGES.map((percentage) => (
              <th key={percentage} scope="col">
                {percentage}%
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAMPLE_DOLLARS.map((dollars) => (
            <tr key={dollars}>
              <th scope="row">{formatDollars(dollars * 100)}</th>
              {EXAMPLE_PERCENTAGES.map((percentage) => (
                <td key={percentage}>{formatDollars(deductibleCents(dollars * 100, percentage * 100))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tool-sources">
        The percentage is of the insured value, not of the damage. The wording of your policy decides. Source:{" "}
        <a href="https://www.iii.org/article/understanding-your-insurance-deductibles">
          Insurance Information Institute
        </a>
        .
      </p>
    </div>
  );
}
