import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { addDays } from '../../domain/calendar/calendar';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, isZero, negate } from '../../domain/money/decimal';
import type { DatedBridge } from '../../domain/performance/portfolio-report';
import { Amount } from '../components/figures/amount';
import { useTexts } from '../i18n/use-texts';
import { MoneyChange } from './money-change';
import * as tableStyles from './figures-table.module.css';

type BridgeFactsProps = {
  readonly bridge: DatedBridge;
  readonly currency: string;
  /** Tells whether the last day is today, rather than the end of a period that is over. */
  readonly isToday: boolean;
};

/** The way from one value to another, as a sum that can be checked line by line [PORT-46]. */
export function BridgeFacts({ bridge, currency, isToday }: BridgeFactsProps) {
  const { t, language } = useTexts();
  const precision = minorUnitScale(currency);
  const moved = [
    ['paid-in', bridge.paidIn],
    ['paid-out', negate(bridge.paidOut)],
    ['unexplained', bridge.unexplained],
  ] as const;
  const gained = [
    ['price', bridge.price],
    ['currency', bridge.currency],
    ['distributions', bridge.distributions],
    ['fees', negate(bridge.fees)],
  ] as const;
  const amount = (value: Decimal) => <Amount>{formatNumber(value, { precision })}</Amount>;
  return (
    <table className={tableStyles.table} data-testid="value-bridge">
      <caption className="visually-hidden">{t('history:how-heading')}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {t('history:opening', { date: formatDate(addDays(bridge.first, -1), language) })} <small>{currency}</small>
          </th>
          <td>{amount(bridge.opening)}</td>
        </tr>
        {moved
          .filter(([, value]) => !isZero(value))
          .map(([part, value]) => (
            <tr key={part}>
              <th scope="row">{t(`history:${part}`)}</th>
              <td>
                <Amount>{signed(value, precision)}</Amount>
              </td>
            </tr>
          ))}
        {gained
          .filter(([, value]) => !isZero(value))
          .map(([part, value]) => (
            <tr key={part}>
              <th scope="row">{t(`history:${part}`)}</th>
              <td>
                <MoneyChange of={value} currency={currency} />
              </td>
            </tr>
          ))}
        <tr className={tableStyles.sum}>
          <th scope="row">
            {isToday ? t('history:closing') : t('history:opening', { date: formatDate(bridge.last, language) })}
          </th>
          <td>{amount(bridge.closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Money that came or went is neither a gain nor a loss, but has its sign. */
function signed(value: Decimal, precision: number): string {
  const text = formatNumber(value, { precision });
  return text.startsWith('-') ? text : `+${text}`;
}
