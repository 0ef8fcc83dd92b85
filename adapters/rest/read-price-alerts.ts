import type { CallFailure } from '../../application/ports/call-failure';
import { parsePriceAlertDirection, type PriceAlert } from '../../domain/funds/price-alert';
import type { Result } from '../../domain/kernel/result';
import { parseBody } from '../http/parse-body';
import { toFigure } from '../http/wire-fields';
import { priceAlertList, type PriceAlertList } from './contract/price-alerts';

/** The alerts of the wire, without those whose target or side says nothing [ENT-65, OPEN-53]. */
export const toPriceAlerts = (wire: PriceAlertList): readonly PriceAlert[] =>
  wire.flatMap(({ fundCode, target, priceTarget, enabled }) => {
    const price = toFigure(target);
    const direction = parsePriceAlertDirection(priceTarget);
    return price && direction ? [{ fundCode, target: price, direction, enabled: enabled ?? false }] : [];
  });

/** Reads the answer of priceAlert [ENT-65]. */
export const readPriceAlerts: (body: unknown) => Result<readonly PriceAlert[], CallFailure> = parseBody(
  priceAlertList,
  toPriceAlerts,
);
