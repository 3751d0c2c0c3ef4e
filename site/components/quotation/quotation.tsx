export interface QuotationProps {
  quote: string;
  author: string;
  position?: string | undefined;
}

export function Quotation({ quote, author, position }: QuotationProps) {
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
