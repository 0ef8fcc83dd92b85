import { compare, type Decimal } from '../../money/decimal';
import { digitalShareClassBounds } from '../../trading/limits/digital-share-class';
import type { PlanRules } from '../plan-rules';

/** The facts about a plan's fund that decide over its rules. */
export type PlannedFund = { readonly isDigitalShareClass?: boolean | undefined };

/** The rules of plans in a fund: those in a digital share class keep to its limits too, as each of its contracts does [TRADE-129..134]. */
export function fundPlanRules(rules: PlanRules, { isDigitalShareClass = false }: PlannedFund): PlanRules {
  if (!isDigitalShareClass) return rules;
  const narrowed = (
    amounts: Readonly<Record<string, Decimal>>,
    bound: 'minimum' | 'maximum',
    isNarrower: (own: Decimal, other: Decimal) => boolean,
  ): Readonly<Record<string, Decimal>> =>
    Object.fromEntries(
      Object.entries(amounts).map(([currency, amount]) => {
        const own = digitalShareClassBounds(currency)?.[bound];
        return [currency, own && isNarrower(own, amount) ? own : amount];
      }),
    );
  return {
    ...rules,
    minimumAmount: narrowed(rules.minimumAmount, 'minimum', (own, other) => compare(own, other) > 0),
    maximumAmount: narrowed(rules.maximumAmount, 'maximum', (own, other) => compare(own, other) < 0),
  };
}
