import { type Account, type Accounts, normalizeEmail } from "./accounts.ts";

export type Identity = Pick<Account, "id" | "role" | "mayReadRequests" | "passwordHash"> &
  Partial<Pick<Account, "name" | "email" | "passkeys">>;

/** The person in an office without accounts. */
const SHARED_OWNER = { id: "owner", role: "owner", mayReadRequests: true } as const;

export type Identities = ReturnType<typeof createIdentities>;

/** @param sharedHash hash of the password of an office without accounts. It has no effect if there are accounts. */
export function createIdentities(accounts: Accounts, sharedHash: string | undefined) {
  const shared: Identity | undefined =
    sharedHash === undefined ? undefined : { ...SHARED_OWNER, passwordHash: sharedHash };

  async function list(): Promise<readonly Identity[]> {
    const stored = await accounts.list();
    return stored.length > 0 || shared === undefined ? stored : [shared];
  }

  return {
    list,
    /** Returns what people sign in with: the email address of their account, or any name if there are no accounts. */
    async signInField(): Promise<"email" | "name" | undefined> {
      const [first] = await list();
      if (first === undefined) return undefined;
      return first === shared ? "name" : "email";
    },
    hasPasskeys: async () => (await list()).some(({ passkeys = [] }) => passkeys.length > 0),
    /** Returns the identity with an ID, or undefined if it may no longer use the admin. */
    find: async (id: string) => (await list()).find((identity) => identity.id === id),
    async findBySignIn({ email }: { email?: string | undefined }): Promise<Identity | undefined> {
      const identities = await list();
      if (email === undefined) return identities.find((identity) => identity === shared);
      return identities.find((identity) => identity.email === normalizeEmail(email));
    },
  };
}
