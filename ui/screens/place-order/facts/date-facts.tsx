import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Fact } from '../../../components/figures/fact';
import { FinePrint } from '../../../components/notices/note';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import type { ExpectedDates } from './expected-dates';

type DateFactsProps = {
  readonly dates: ExpectedDates;
  /** True where the proceeds may wait for more of their currency [TRADE-124]. */
  readonly mayWait?: boolean;
};

/** The dealing date of an order sent now, until when that holds, and the day on which money moves [TRADE-90..92, TRADE-112..115, TRADE-120]. */
export const DateFacts = observer(function DateFacts({ dates: view, mayWait = false }: DateFactsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  useEffect(() => view.begin(), [view]);
  const { dates } = view;
  if (!dates) return null;
  const { dealingDate, until, debitedAt, paidBy, switchedAt } = dates;
  return (
    <>
      <Fact label={t('order-list:dealing')}>
        {promised(dealingDate)}
        <FinePrint>{t('place-order:sent-until', { until: promised(until, 'date-time') })}</FinePrint>
      </Fact>
      {debitedAt ? <Fact label={t('order-list:debit')}>{promised(debitedAt, 'date-time')}</Fact> : null}
      {paidBy ? (
        <Fact label={t('place-order:paid-by')}>
          {promised(paidBy)}
          {mayWait ? <FinePrint>{t('place-order:paid-may-wait')}</FinePrint> : null}
        </Fact>
      ) : null}
      {switchedAt ? <Fact label={t('order-list:switched-at')}>{promised(switchedAt)}</Fact> : null}
    </>
  );
});
