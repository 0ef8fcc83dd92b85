import type { CallFailure } from '../../../application/ports/call-failure';
import { type ListedPriceAlert, parsePriceAlertDirection } from '../../../domain/funds/watching/price-alert';
import type { Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { priceAlertList, type PriceAlertList } from '../../../contract/rest/holdings/price-alerts';

/** The alerts of the wire, without those whose target or side says nothing [ENT-65, OPEN-53]. */
export const toPriceAlerts = (list: PriceAlertList): readonly ListedPriceAlert[] =>
  list.flatMap(({ fundCode, priceTarget, enabled, jfFundCode, fundName, currency, ...wire }) => {
    const target = toFigure(wire.target);
    const direction = parsePriceAlertDirection(priceTarget);
    if (!target || !direction) return [];
    const price = toFigure(wire.lastPrice);
    const latest = price && onlyPresent({ price, date: wire.lastPriceDate ?? undefined });
    const toldPrice = toFigure(wire.toldPrice);
    const lastNotified = toldPrice && wire.toldOn ? { price: toldPrice, date: wire.toldOn } : undefined;
    return [
      onlyPresent({
        fundCode,
        target,
        direction,
        enabled: enabled ?? false,
        jfFundCode: jfFundCode ?? undefined,
        fundName: fundName ?? undefined,
        currency: currency ?? undefined,
        latest,
        lastNotified,
      }),
    ];
  });

/** Reads the answer of priceAlert [ENT-65]. */
export const readPriceAlerts: (body: unknown) => Result<readonly ListedPriceAlert[], CallFailure> = parseBody(
  priceAlertList,
  toPriceAlerts,
);
