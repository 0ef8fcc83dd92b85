import * as z from 'zod/mini';
import { minorUnitScale } from '../../../domain/money/currency';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { optionalText } from '../wire-fields';
import { optionalFigure } from '../wire-figures';

/** A regular investment plan on the wire [ENT-26]. */
export const regularPlanFields = z.object({
  accountNo: z.string(),
  refNo: z.string(),
  fund: z.object({ name: z.object({ code: z.string(), value: optionalText }) }),
  currency: z.string(),
  amount: optionalFigure,
  frequency: optionalText,
  dayOfMonth: z.optional(z.transform(toDayOfMonth)),
  status: optionalText,
  lastUpdateTime: optionalText,
});

/** The plan of our words [ENT-26]. */
export const toRegularPlan = (wire: z.output<typeof regularPlanFields>): RegularPlan => ({
  ...wire,
  fund: { code: wire.fund.name.code, name: wire.fund.name.value ?? wire.fund.name.code },
  amountPrecision: minorUnitScale(wire.currency),
});

function toDayOfMonth(day: unknown): number | undefined {
  return typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
}
