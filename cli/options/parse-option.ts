import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { createPerson, type Person } from "#api/quotes/outbox/person.ts";
import { isStateReference, REVISION_REFERENCE } from "#content/store/revision-name.ts";
import type { Shard } from "#site/publishing/prerender/prerender.ts";

const BAD_REVISION = "It must be the number or the id of a revision, such as 12 or 12-3fa9c1b07d10.";

export const parseWholeNumber = numberParser(0);
export const parsePositiveNumber = numberParser(1);
/** Parses a TCP port, or 0. */
export const parsePort = numberParser(0, 65_535);

/** Returns a parser that throws an InvalidArgumentError unless a text is a whole number of at most nine digits in the range. */
function numberParser(min: number, max = Infinity): (value: string) => number {
  return (value) => {
    if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError("It must be a whole number.");
    if (Number(value) < min) throw new InvalidArgumentError(`It must be at least ${min}.`);
    if (Number(value) > max) throw new InvalidArgumentError(`It must be at most ${max}.`);
    return Number(value);
  };
}

export function isRevision(text: string): boolean {
  return REVISION_REFERENCE.test(text);
}

/** Parses a revision's number, its id, or the beginning of its id. */
export const parseRevision = referenceParser(isRevision);

/** Parses the reference of a state, as an export names it in `$revision`: a revision, or those that a merge has joined. */
export const parseState = referenceParser(isStateReference);

/** Returns a parser that throws an InvalidArgumentError for other texts. */
function referenceParser(isReference: (text: string) => boolean): (value: string) => string {
  return (value) => {
    if (!isReference(value)) throw new InvalidArgumentError(BAD_REVISION);
    return value;
  };
}

/** Returns a parser of paths of existing folders. */
export function folderParser(cwd: string): (value: string) => string {
  return (value) => {
    const path = resolve(cwd, value);
    if (value === "" || !existsSync(path) || !statSync(path).isDirectory())
      throw new InvalidArgumentError("There is no such folder.");
    return value;
  };
}

/** @throws InvalidArgumentError if the value does not have the form of an email address or a phone number */
export function parsePerson(value: string): Person {
  const person = /^[^@]*$|^[^@\s]+@[^@\s]+$/.test(value) ? createPerson(value) : undefined;
  if (person === undefined) throw new InvalidArgumentError("It must be an email address or a phone number.");
  return person;
}

/** Returns the beginning of a day in UTC, in milliseconds since 1970. @throws InvalidArgumentError for other texts */
export function parseDate(value: string): number {
  const timeMs = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(timeMs)) throw new InvalidArgumentError("It must be a date such as 2026-01-31.");
  return timeMs;
}

/** Parses `i/n`, where i counts from 1. @throws InvalidArgumentError for another form, or if i is out of range */
export function parseShard(value: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (index < 1 || index > of) throw new InvalidArgumentError("It must be i/n with i from 1 to n, such as 2/4.");
  return { index, of };
}
