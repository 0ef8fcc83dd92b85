import { formatNumber } from '../../../../domain/formatting/format-number';
import { type Decimal, isNegative, negate } from '../../../../domain/money/decimal';
import type { NamedOrder } from '../../../../domain/performance/portfolio-report';
import type { TFunction } from 'i18next';

type Named = Pick<NamedOrder, 'kind' | 'fund'> & { readonly amount?: Decimal | undefined };

/** Returns an order with its fund, as a client reads it: of a switch that brought a fund money, that it went into it. */
export function dealName(t: TFunction, { kind, fund, amount }: Named): string {
  if (kind === 'switch') {
    const isFrom = amount === undefined || isNegative(amount);
    return t(isFrom ? 'history:transit-of-switch' : 'history:into-fund', { fund: fund.name });
  }
  return kind === 'buy' || kind === 'redemption' ? t(`history:transit-of-${kind}`, { fund: fund.name }) : fund.name;
}

/** Returns the money of an order; without a sign where its name says whether it went into the fund or came out of it. */
export function dealAmountText({ kind, amount }: Named, precision: number): string {
  if (amount === undefined) return '–';
  const isOut = isNegative(amount);
  const isSaid = kind === 'switch' || kind === (isOut ? 'redemption' : 'buy');
  return formatNumber(isSaid && isOut ? negate(amount) : amount, { precision });
}
