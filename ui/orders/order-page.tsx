import type { ReactNode } from 'react';
import { type OrderFlowStep, orderFlowSteps } from '../../domain/trading/orders/order-flow-step';
import { joinClasses } from '../components/join-classes';
import { useTexts } from '../i18n/use-texts';
import * as styles from './order-page.module.css';

type PageProps = {
  readonly title: string;
  /** The steps of the flow; none where it is over. */
  readonly steps: ReactNode;
  /** Wide where something stands beside the orders: the facts beside a form, or the notes to accept beside a review. */
  readonly frame?: keyof typeof frames;
  readonly children: ReactNode;
};

const frames = {
  text: undefined,
  form: styles.orderPageForm,
  review: styles.orderPageReview,
};

/** A page of the order flow, from composing to the receipt. */
export const OrderPage = ({ title, steps, frame = 'text', children }: PageProps) => (
  <div className={joinClasses(styles.orderPage, frames[frame])} data-testid="order-page">
    <header className={styles.orderHead}>
      <h1>{title}</h1>
      {steps}
    </header>
    {children}
  </div>
);

type StepsProps = { readonly at: 'compose' | OrderFlowStep; readonly isComposed: boolean };

/**
 * The two steps of the flow, after the composing of an own list, and at which the client is [TRADE-16, CONFLICT-37,
 * ORDQ-04].
 */
export function OrderSteps({ at, isComposed }: StepsProps) {
  const { t } = useTexts();
  return (
    <ol className={styles.orderSteps} data-testid="order-steps" aria-label={t('order-list:steps')}>
      {[...(isComposed ? (['compose'] as const) : []), ...orderFlowSteps].map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {t(`order-list:step-${step}`)}
        </li>
      ))}
    </ol>
  );
}
