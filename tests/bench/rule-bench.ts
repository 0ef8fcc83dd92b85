import { effectiveDate } from '../../domain/calendar/effective-date';
import { checkLoginPassword } from '../../domain/credentials/secrets/check-login-password';
import { checkPin } from '../../domain/credentials/secrets/check-pin';
import { linkTarget } from '../../domain/links/link-target';
import { tierFor } from '../../domain/tiers/tier-for';
import { buildOrderSubmission } from '../../domain/trading/orders/build-order-submission';
import { checkDailyCap } from '../../domain/trading/limits/daily-cap';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { decimal } from '../builders/decimal';
import { race, report } from './measure';
import { amountQuantity } from '../../domain/trading/orders/order';

const times = 10_000;
const calendar = marketCalendar('TW');
const amount = decimal('1234567.89');
const submission = {
  accountNo: '510001',
  listId: 'O-1',
  tradingPassword: 'abc123',
  disadvantagedElderlyAck: false,
  elderlyRedeemOverHalfAck: false,
  orders: Array.from({ length: 5 }, (_, index) => ({
    kind: 'buy' as const,
    fundCode: `F${String(index)}`,
    quantity: amountQuantity(amount),
    currency: 'TWD',
    agreements: [{ categoryCode: 'B', approved: 'Y' as const }],
  })),
};

/** A rule of each kind. */
const rules: Readonly<Record<string, (index: number) => unknown>> = {
  'check a PIN': (index) => checkPin(String(100_000 + index), { accountNumbers: ['510000123456'] }),
  'check a login password': (index) => checkLoginPassword(`Sunny${String(index)}Tea`, { userCode: 'WANG8888' }),
  'find a dealing day': (index) =>
    effectiveDate(`2026-02-${String(10 + (index % 18))}T15:59:00+08:00`, 'onshore', calendar),
  'find a tier': (index) => tierFor('HK', decimal(String(index * 1000))),
  'check a daily cap': () => checkDailyCap('buy', amount, amount),
  'judge a link': (index) => linkTarget(`/eTrading/#/fund/${String(index)}`, 'https://portal.example'),
  'build a submission of five': () => buildOrderSubmission(submission),
};

/** Measures rules beside printing a figure with a cached Intl format; there is no goal, a screen waits for neither. */
export function benchRules(): void {
  const intl = new Intl.NumberFormat('zh-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const figures = Array.from({ length: times }, (_, index) => index * 12.34);
  const print = (): unknown => figures.map((figure) => intl.format(figure));
  for (const [name, rule] of Object.entries(rules)) {
    const run = (): unknown => figures.map((_, index) => rule(index));
    const { ours, theirs } = race(run, print, 15);
    const measured = `${(ours / theirs).toFixed(2)} x (${((1000 * ours) / times).toFixed(2)} µs each)`;
    report('rule', `${name} : print a figure`, measured, undefined);
  }
}
