import './currency-code.css';

/** The ISO code before an amount, and the space between: where room is short, the amount stands whole on the next line. */
export function CurrencyCode({ of }: { readonly of: string }) {
  return (
    <>
      <span className="currency-code">{of}</span>{' '}
    </>
  );
}
