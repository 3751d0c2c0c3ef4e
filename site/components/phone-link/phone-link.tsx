import type { ReactNode } from "react";

/** A click-to-call link that shows the number as the agency writes it. */
export function PhoneLink({ phone }: { phone: string }): ReactNode {
  return (
    <a className="phone-link" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}

/** The tel: address (RFC 3966) of a number; ten digits are a number of the United States. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${digits.length === 10 ? `+1${digits}` : phone.trim().startsWith("+") ? `+${digits}` : digits}`;
}
