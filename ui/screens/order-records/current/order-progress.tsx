import type { OrderStep } from '../../../../domain/trading/dealing/next-order-step';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from '../order-records.module.css';

const straight = ['received', 'accepted', 'priced', 'settled'] as const;
const switching = ['received', 'accepted', 'priced', 'invested', 'settled'] as const;

/** The stage that each step leads to. */
const stageAfter: Readonly<Record<OrderStep['step'], (typeof switching)[number]>> = {
  release: 'received',
  accept: 'accepted',
  price: 'priced',
  invest: 'invested',
  settle: 'settled',
};

/** Shows an order's progress stage by stage; nothing where the next stage isn't known. */
export function OrderProgress({ order: { next, into } }: { readonly order: OrderRecord }) {
  const { t } = useTexts();
  if (!next) return null;
  const stages: readonly (typeof switching)[number][] = into ? switching : straight;
  const ahead = stages.indexOf(stageAfter[next.step]);
  return (
    <ol className={styles.recordProgress} data-testid="record-progress" aria-label={t('order-records:progress')}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={index < ahead ? styles.recordStageDone : undefined}
          aria-current={index === ahead - 1 ? 'step' : undefined}
        >
          {t(`order-records:stage-${stage}`)}
        </li>
      ))}
    </ol>
  );
}
