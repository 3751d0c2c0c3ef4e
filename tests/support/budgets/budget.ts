export interface Budget {
  what: string;
  /** Visit with the highest value. */
  where?: string;
  measured: number;
  limit: number;
  unit?: string;
  /** True for a time, which depends on the machine. It is printed, but it cannot fail the test. */
  isTime?: boolean;
}
