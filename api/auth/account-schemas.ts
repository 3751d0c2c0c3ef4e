/** Values that the members of an account may have, for the API and the command line. */
import * as z from "zod";
import { lineSchema } from "../http/request-validation.ts";

export const ACCOUNT_MAX_CHARACTERS = {
  name: 60,
  /** RFC 5321, section 4.5.3.1.3: a path has 256 octets, including its two angle brackets. */
  email: 254,
};

const BAD_EMAIL = "The email address is not valid. Use an address such as ada@example.com.";

export const AccountNameSchema = lineSchema("The name", 1, ACCOUNT_MAX_CHARACTERS.name);
export const AccountEmailSchema = z
  .string(BAD_EMAIL)
  .trim()
  .max(ACCOUNT_MAX_CHARACTERS.email, BAD_EMAIL)
  .pipe(z.email(BAD_EMAIL));
