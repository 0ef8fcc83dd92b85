import type { ComponentProps } from 'react';
import { joinClasses } from '../components/join-classes';
import * as styles from './receipt-facts.module.css';

/** The facts of an order as a receipt has them, one under the other with its value on the right; the same before an order is sent and after. */
export const ReceiptFacts = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={joinClasses(styles.receiptFacts, className)} data-testid="order-facts" {...rest} />
);
