import { openBuilds } from "#api/build-hook.ts";
import { composeApp } from "#api/compose-app.ts";
import { createSmtpMailer } from "#api/quotes/mail/smtp-mailer.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { loadOverrides } from "#site/publishing/overrides/load-overrides.ts";
import { openFormPages } from "#site/rendering/form-pages.tsx";

type AppParts = Parameters<typeof composeApp>[0];

interface AppWiring extends Pick<AppParts, "env" | "log" | "database" | "store" | "headers" | "metrics" | "now"> {
  siteDir: string;
  /** Creates the mailer of a site without a mail server. */
  createFallbackMailer(): AppParts["mailer"];
  /** Creates the admin with the store whose commits start builds. Without it, the app has no admin routes. */
  createAdmin?: ((store: ContentStore) => AdminContext) | undefined;
}

/** Wires the parts of the application for both ways to run: `agency serve` and the functions of Netlify. */
export function wireApp({ env, siteDir, createFallbackMailer, createAdmin, ...parts }: AppWiring) {
  const { log, store, database } = parts;
  const { SMTP_URL, ALERT_SMTP_URL } = env;
  const mailer = SMTP_URL === undefined ? createFallbackMailer() : createSmtpMailer({ url: SMTP_URL });
  const alertMailer = ALERT_SMTP_URL === undefined ? undefined : createSmtpMailer({ url: ALERT_SMTP_URL });
  const onError = (err: unknown) => log.error({ err }, "build hook failed");
  const builds = openBuilds({ url: env.BUILD_HOOK_URL, store, database, onError });
  const composed = composeApp({
    ...parts,
    env,
    mailer,
    alertMailer,
    mailFooter: async (about) => (await loadOverrides(siteDir))?.mailFooter?.(about) ?? [],
    formPages: openFormPages(siteDir),
    ...(createAdmin && { admin: createAdmin(builds.store) }),
  });
  return {
    ...composed,
    builds,
    closeMailers() {
      mailer.close();
      alertMailer?.close();
    },
  };
}
