import type pc from "picocolors";

/** Functions that color text for the terminal, or return it unchanged when color is off. */
export type Style = ReturnType<typeof pc.createColors>;
