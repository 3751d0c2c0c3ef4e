import type { ReactNode } from "react";

export interface QuotationProps {
  quote: string;
  author: string;
  position?: string | undefined;
}

export function Quotation({ quote, author, position }: QuotationProps): ReactNode {
  return (
    <figure className="quotation">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        {position ? <span>{position}</span> : null}
      </figcaption>
    </figure>
  );
}
