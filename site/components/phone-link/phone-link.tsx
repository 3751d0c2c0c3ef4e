import { phoneHref } from "#schemas/values/phone-href.ts";

/** Click-to-call link that shows the number as the agency writes it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="phone-link" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}
