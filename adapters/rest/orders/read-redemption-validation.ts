import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { CheckedRedemptions } from '../../../application/ports/orders/order-checks';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { parseFeeType } from '../../../domain/funds/fee-type';
import type { UnitsPart } from '../../../domain/trading/costs/units-breakdown';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import { redemptionValidation } from '../../../contract/rest/orders/redemption-validation';
import { readOrderErrors } from './read-order-errors';

/** Reads what the server says about redemptions; a breakdown of which a part can't be read is malformed, since it goes into the order [TRADE-59]. */
export function readRedemptionValidation(body: unknown): Result<CheckedRedemptions, CallFailure> {
  const parsed = z.safeParse(redemptionValidation, body);
  if (!parsed.success) return err({ kind: 'malformed' });
  const wire = parsed.data;
  const parts = (wire.unitsBreakdown ?? []).map(toPart);
  const unitsBreakdown = parts.filter((part) => part !== undefined);
  if (unitsBreakdown.length < parts.length) return err({ kind: 'malformed' });
  return ok({
    errors: readOrderErrors(wire.errors ?? []),
    validation: onlyPresent({
      projectedPrs: wire.projectedPrs ?? undefined,
      projectedPrr: wire.projectedPrr ?? undefined,
      showsWarning: wire.showWarning ?? false,
      hasBcdcWarning: wire.bcdcWarning ?? false,
      unitsBreakdown,
      showsDailyLimitOverAumWarning: wire.showRedemptionDailyLimitOverAUMWarning ?? false,
    }),
  });
}

function toPart(wire: { readonly fundFeeType: string; readonly unit: string }): UnitsPart | undefined {
  const fundFeeType = parseFeeType(wire.fundFeeType);
  const unit = toFigure(wire.unit);
  return fundFeeType && unit && { fundFeeType, unit };
}
