export const OUTPUT_FORMATS = ["pretty", "json", "github", "sarif"] as const;

export type OutputFormat = (typeof OUTPUT_FORMATS)[number];
