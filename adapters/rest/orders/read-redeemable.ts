import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { RedeemableHolding } from '../../../application/ports/orders/order-checks';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import { redeemableHoldings } from '../../../contract/rest/orders/order-checks';

type WireHolding = z.output<typeof redeemableHoldings>[number];

/** Reads what can be redeemed; a holding whose units can't be read makes it malformed, since an order is held against them [API-37, ENT-50]. */
export function readRedeemable(body: unknown): Result<readonly RedeemableHolding[], CallFailure> {
  const parsed = z.safeParse(redeemableHoldings, body);
  if (!parsed.success) return err({ kind: 'malformed' });
  const holdings = parsed.data.flatMap((wire) => toHolding(wire) ?? []);
  return holdings.length < parsed.data.length ? err({ kind: 'malformed' }) : ok(holdings);
}

function toHolding(wire: WireHolding): RedeemableHolding | undefined {
  const { accountNo, fundCode, currency, fundFeeType: feeType } = wire;
  const total = toFigure(wire.totalHoldings);
  const available = toFigure(wire.availableHoldings);
  if (!total || !available) return undefined;
  const places = { unitPlaces: wire.redUnitPrecision, pricePlaces: wire.redUnitPricePrecision };
  return onlyPresent({
    accountNo,
    fundCode,
    currency,
    total,
    available,
    ...places,
    feeType,
    jfFundCode: wire.jfFundCode ?? undefined,
    feePercent: toFigure(wire.feeRate),
    shortTerm: shortTermUnitsIn(wire),
    remittanceThreshold: thresholdOf(wire),
  });
}

function shortTermUnitsIn({
  shortTermUnits,
  shortTermDays: days,
  shortTermFeeRate,
}: WireHolding): RedeemableHolding['shortTerm'] {
  const units = toFigure(shortTermUnits);
  const ratePercent = toFigure(shortTermFeeRate);
  return units && ratePercent && days ? { units, days, ratePercent } : undefined;
}

function thresholdOf({ remittanceThreshold: wire }: WireHolding): RedeemableHolding['remittanceThreshold'] {
  const amount = toFigure(wire?.amount);
  return wire && amount ? { currency: wire.currency, amount } : undefined;
}
