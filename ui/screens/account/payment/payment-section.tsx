import { type ReactNode, useId } from 'react';
import { Note } from '../../../components/notices/note';
import * as styles from './payment.module.css';

type SectionProps = { readonly heading: string; readonly lead?: string; readonly children: ReactNode };

/** One question about a client's money, under its heading. */
export function PaymentSection({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.paymentSection}>
      <div>
        <h3 id={id}>{heading}</h3>
        {lead ? <Note data-testid="account-note">{lead}</Note> : null}
      </div>
      {children}
    </section>
  );
}
