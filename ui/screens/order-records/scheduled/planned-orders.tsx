import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { planRules } from '../../../../config/plan-rules';
import { executionName } from '../../../../domain/regular-plans/days/plan-executions';
import { type PlanDay, plannedOrders } from '../../../../domain/regular-plans/running/plan-schedule';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import { Async } from '../../../app/loading/async';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { Amount } from '../../../components/figures/amount';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { unitsText } from '../../../orders/quantity-text';
import { plannedText } from '../../../orders/planned-text';
import { PlannedOrdersViewModel } from './planned-orders-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

type PlannedProps = {
  /** True where other orders are scheduled, so that the list isn't empty even without plans. */
  readonly isBesideOthers: boolean;
};

/** The days on which the client's regular plans invest in the months to come, and how much [ORDQ-07, RSP-02]. */
export const PlannedOrders = observer(function PlannedOrders({ isBesideOthers }: PlannedProps) {
  const { t, language } = useTexts();
  const { plans } = useViewModel(PlannedOrdersViewModel);
  useEffect(() => {
    void plans.load();
  }, [plans, language]);
  return (
    <Async resource={plans}>
      {(list) => {
        const planned = plannedOrders(list, '9999-12-31');
        if (planned.length === 0 && isBesideOthers) return null;
        if (planned.length === 0)
          return (
            <EmptyState data-testid="records-empty" title={t('order-records:scheduled-none')}>
              {t('order-records:scheduled-none-text')}
            </EmptyState>
          );
        return (
          <>
            <Note data-testid="record-note">{t('order-records:scheduled-note')}</Note>
            <ul className={styles.recordsPlanned} data-testid="records-planned">
              {planned.map((day) => (
                <PlannedDay key={`${day.plan.refNo} ${executionName(day.due)}`} day={day} />
              ))}
            </ul>
          </>
        );
      }}
    </Async>
  );
});

function PlannedDay({ day: { plan, due } }: { readonly day: PlanDay }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { region } = useConfiguration();
  return (
    <li>
      <time dateTime={due.date}>{promised(due.date)}</time>
      <span className={styles.recordFund}>
        {plan.fund.name} <small>{t('order-records:plan', { number: plan.refNo })}</small>
      </span>
      <b>
        <Amount>
          {plan.intoFund
            ? t('order-records:planned-units', { units: unitsText(due.amount, unitPlaces) })
            : plannedText(plan, due.amount, planRules[region])}
        </Amount>
      </b>
    </li>
  );
}
