import { z } from "zod";

/** The settings that the server takes from the environment. */
const EnvSchema = z.object({
  /** The address to listen on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
});

export type Env = z.infer<typeof EnvSchema>;

/** The settings, or every problem with them: one sentence each. */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): { env: Env } | { problems: string[] } {
  const parsed = EnvSchema.safeParse(raw);
  if (parsed.success) return { env: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}
