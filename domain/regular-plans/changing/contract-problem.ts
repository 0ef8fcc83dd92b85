import type { Decimal } from '../../money/decimal';
import { checkDigitalShareClass, digitalShareClassBounds } from '../../trading/limits/digital-share-class';
import { boundErrorCodes } from '../../trading/orders/line-problem';
import type { PlannedFund } from './fund-plan-rules';

/** The ways in which a plan's amount lies outside the limits of one order in its fund. */
export const contractProblems = ['below-minimum', 'above-maximum'] as const;

/** One of them. */
export type ContractProblem = (typeof contractProblems)[number];

type PlannedPurchase = PlannedFund & { readonly currency: string; readonly intoFund?: object | undefined };

/** Why no order of a plan is placed until its amount is changed: each is a contract of its own, which keeps to the limits of a digital share class; undefined where it does, and for a switch [TRADE-129..134, TRADE-79]. */
export function contractProblem(
  { currency, intoFund, isDigitalShareClass = false }: PlannedPurchase,
  amount: Decimal,
): ContractProblem | undefined {
  if (intoFund || !isDigitalShareClass) return undefined;
  const check = checkDigitalShareClass(currency, amount);
  return check === 'accepted' ? undefined : check;
}

/** The problem by which an order of a plan was refused; undefined where it was another. */
export const parseContractProblem = (refusal: string | undefined): ContractProblem | undefined =>
  contractProblems.find((problem) => boundErrorCodes[problem] === refusal);

/** The limit of a digital share class that an amount is outside of; undefined in a currency without limits [TRADE-129..134]. */
export const contractLimit = (problem: ContractProblem, currency: string): Decimal | undefined =>
  digitalShareClassBounds(currency)?.[problem === 'below-minimum' ? 'minimum' : 'maximum'];
