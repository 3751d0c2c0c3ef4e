/** The calls for the problems of the site and of the server. */
import type { DiagnosticCode, Fix, Severity } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { request } from "./request.ts";

/** A problem of the content. */
export interface SiteFinding {
  code: DiagnosticCode;
  severity: Severity;
  page: DocumentId;
  /** The field, or undefined if the finding is about the document as a whole. */
  pointer?: Pointer;
  message: string;
  params?: object;
  fix?: Fix;
  /** True if only the rules for publishing a site report it. */
  isForPublishing?: true;
}

export interface SiteHealth {
  /** The revision that was checked, or an earlier one. */
  revisionId: string;
  findings: readonly SiteFinding[];
}

export function readSiteHealth(): Promise<SiteHealth> {
  return request("GET", "/api/admin/site-health");
}

/** The parts of the state of the server that people can act on. They are missing if a check failed. */
export interface Readiness {
  store?: "ok" | "failed";
  outbox?: "ok" | "failed";
  accounts?: "ok" | "failed";
  audit?: "ok" | "failed";
  /** Number of quote requests by state. */
  queue?: { failed?: number; held?: number };
  oldestWaitingSeconds?: number;
  /** Number of quote requests that cannot be read. */
  damaged?: number;
}

/** Reads the state of the server. Returns an empty object if a static host serves the site. */
export async function readReadiness(): Promise<Readiness> {
  try {
    return await request("GET", "/api/admin/readiness");
  } catch {
    return {};
  }
}
