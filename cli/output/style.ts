import type pc from "picocolors";

/** Functions that color text for the terminal, or return it unchanged if color is off. */
export type Style = ReturnType<typeof pc.createColors>;
