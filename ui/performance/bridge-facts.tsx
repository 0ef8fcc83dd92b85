import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { addDays } from '../../domain/calendar/calendar';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, isZero } from '../../domain/money/decimal';
import { causeLines, movedLines } from '../../domain/performance/bridge';
import type { DatedBridge } from '../../domain/performance/portfolio-report';
import { Amount } from '../components/figures/amount';
import { Link } from '../components/link';
import { LinkButton } from '../components/link-button';
import { useTexts } from '../i18n/use-texts';
import { MoneyChange } from './money-change';
import { signedText } from './signed-text';
import * as tableStyles from './figures-table.module.css';

type BridgeFactsProps = {
  readonly bridge: DatedBridge;
  readonly currency: string;
  /** Tells whether the last day is today, rather than the end of a period that is over. */
  readonly isToday: boolean;
  /** Where each line leads: to the part of the page of that id, or to a page. */
  readonly sources?: Partial<Record<string, LineSource>>;
};

/** The place that tells of what a line is made. */
type LineSource = { readonly kind: 'id'; readonly id: string } | { readonly kind: 'page'; readonly to: string };

/** The way from one value to another, as a sum that can be checked line by line [PORT-46]. */
export function BridgeFacts({ bridge, currency, isToday, sources = {} }: BridgeFactsProps) {
  const { t, language } = useTexts();
  const precision = minorUnitScale(currency);
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
        {movedLines(bridge)
          .filter(([, value]) => !isZero(value))
          .map(([part, value]) => (
            <tr key={part}>
              <th scope="row">
                <LineName source={sources[part]}>{t(`history:${part}`)}</LineName>
              </th>
              <td>
                <Amount>{signedText(value, precision)}</Amount>
              </td>
            </tr>
          ))}
        {causeLines(bridge)
          .filter(([, value]) => !isZero(value))
          .map(([part, value]) => (
            <tr key={part}>
              <th scope="row">
                <LineName source={sources[part]}>{t(`history:${part}`)}</LineName>
              </th>
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

type LineNameProps = { readonly source: LineSource | undefined; readonly children: string };

/** The name of a line, which leads to what it is made of. */
function LineName({ source, children }: LineNameProps) {
  if (source === undefined) return children;
  if (source.kind === 'page') return <Link to={source.to}>{children}</Link>;
  return (
    <LinkButton
      onClick={() => {
        const place = document.getElementById(source.id);
        place?.scrollIntoView({ block: 'nearest' });
        place?.focus();
      }}
    >
      {children}
    </LinkButton>
  );
}
