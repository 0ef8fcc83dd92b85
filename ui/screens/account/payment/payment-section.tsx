import { type ReactNode, useId } from 'react';

type SectionProps = { readonly heading: string; readonly lead?: string; readonly children: ReactNode };

/** One question about a client's money, under its heading. */
export function PaymentSection({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="payment-section">
      <div>
        <h3 id={id}>{heading}</h3>
        {lead ? <p className="account-note">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
