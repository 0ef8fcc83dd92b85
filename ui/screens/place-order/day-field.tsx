import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { preOrderRules } from '../../../config/order-terms';
import { deductionTime } from '../../../domain/calendar/deduction-time';
import type { CutOff } from '../../../domain/calendar/effective-date';
import { Async } from '../../app/loading/async';
import { FormGroup } from '../../components/fields/form-group';
import { Select } from '../../components/fields/select';
import { weekdayOf } from '../../funds/weekday-of';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import type { DayChoice } from './day-choice';
import { Note } from '../../components/notices/note';
import * as styles from './place-order.module.css';

type DayFieldProps = { readonly day: DayChoice; readonly showsProblems: boolean };

/**
 * The dealing day to choose, with when its money is debited and until when it can be cancelled [LINK-28, TRADE-114,
 * TRADE-115].
 */
export const DayField = observer(function DayField({ day, showsProblems }: DayFieldProps) {
  useEffect(() => void day.load(), [day]);
  if (day.dealing.phase.kind === 'waiting') return <AwaitedDays />;
  return (
    <Async resource={day.dealing}>
      {({ cutOff }) => <Days day={day} showsProblems={showsProblems} cutOff={cutOff} />}
    </Async>
  );
});

/**
 * The field before its days are known, of the same height: nothing beneath it moves away under a hand when they come.
 */
function AwaitedDays() {
  const { t } = useTexts();
  return (
    <div className={styles.placeOrderDay} data-testid="place-order-day">
      <FormGroup label={t('place-order:day')}>
        {(field) => <Select field={field} value="" options={[{ value: '', label: '…' }]} isDisabled />}
      </FormGroup>
      <Note data-testid="place-order-note">{t('place-order:day-hint', { days: preOrderRules.mostDaysAhead })}</Note>
    </div>
  );
}

type DaysProps = DayFieldProps & { readonly cutOff: CutOff };

const Days = observer(function Days({ day, showsProblems, cutOff }: DaysProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const days = day.days();
  const { chosen } = day;
  const isOffered = days.includes(chosen);
  const wrong = chosen === '' ? showsProblems : !isOffered;
  if (days.length === 0) return <Note data-testid="place-order-note">{t('place-order:no-day')}</Note>;
  return (
    <div className={styles.placeOrderDay} data-testid="place-order-day">
      <FormGroup
        label={t('place-order:day')}
        error={wrong ? t(chosen === '' ? 'place-order:day-required' : 'place-order:day-gone') : undefined}
      >
        {(field) => (
          <Select
            field={field}
            value={isOffered ? chosen : ''}
            options={[
              ...(isOffered ? [] : [{ value: '', label: t('place-order:choose-day') }]),
              ...days.map((date) => ({
                value: date,
                label: t('place-order:a-day', {
                  date: promised(date),
                  weekday: t(`order-list:weekday-${weekdayOf(date)}`),
                }),
              })),
            ]}
            onChange={day.choose}
          />
        )}
      </FormGroup>
      <Note data-testid="place-order-note">
        {isOffered
          ? t('place-order:day-debit', {
              at: promised(deductionTime(cutOff, chosen), 'date-time'),
            })
          : t('place-order:day-hint', { days: preOrderRules.mostDaysAhead })}
      </Note>
    </div>
  );
});
