import { isNegative } from '../../domain/money/decimal';
import type { ReportedFlow } from '../../domain/performance/portfolio-report';
import type { TFunction } from 'i18next';

/** Returns what a payment was, as a client reads it; of one whose kind isn't known only that it came or went. */
export function flowName(t: TFunction, { kind, amount }: Pick<ReportedFlow, 'kind' | 'amount'>): string {
  if (kind !== undefined) return t(`history:flow-${kind}`);
  return t(amount && isNegative(amount) ? 'history:paid-out' : 'history:paid-in');
}
