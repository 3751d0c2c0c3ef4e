import { expect, test } from "vitest";
import { PAIR_RULES, RESOLUTION_ORDER } from "./color-pairs.ts";

test.each(PAIR_RULES)(
  "$adjusts follows only from colors that are settled before it: $use",
  ({ adjusts, foreground, background }) => {
    const names = [foreground, background].flatMap((paint) =>
      typeof paint === "string" ? [paint] : [paint.mix, paint.over ?? paint.mix],
    );
    const order: readonly string[] = RESOLUTION_ORDER;
    expect(names).toContain(adjusts === "ink" && !names.includes("ink") ? names[0] : adjusts);
    for (const name of names) expect(order.indexOf(name)).toBeLessThanOrEqual(order.indexOf(adjusts));
  },
);
