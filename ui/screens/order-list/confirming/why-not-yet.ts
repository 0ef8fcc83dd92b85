import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import type { ListChecks } from '../list-checks';
import type { ListTerms } from '../../../orders/terms/list-terms';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { RepeatCheck } from './repeat-check';

/** What keeps a list from being sent, in the order in which it is said. */
export type WhyNotYet = 'empty' | 'no-account' | 'editing' | 'problems' | 'unchecked' | 'checking' | 'notes';

type Facts = {
  readonly open: Pick<OpenOrderList, 'accountNo'> | undefined;
  readonly left: readonly Pick<OrderCardViewModel, 'typed' | 'problem' | 'serverRefusal'>[];
  readonly checks: Pick<ListChecks, 'phase'>;
  readonly terms: Pick<ListTerms, 'areAccepted'>;
  readonly repeats: Pick<RepeatCheck, 'comesFirst'>;
};

/** What keeps a list from being sent now; undefined where nothing does [TRADE-10, TRADE-60, TRADE-65]. */
export function whyNotYet({ open, left, checks, terms, repeats }: Facts): WhyNotYet | undefined {
  if (left.length === 0) return 'empty';
  if (open?.accountNo === '') return 'no-account';
  if (left.some(({ typed }) => typed !== undefined)) return 'editing';
  if (left.some(({ problem }) => problem !== undefined)) return 'problems';
  if (checks.phase.kind === 'failed') return 'unchecked';
  if (checks.phase.kind === 'checking') return 'checking';
  if (left.some(({ serverRefusal }) => serverRefusal !== undefined)) return 'problems';
  return terms.areAccepted && !repeats.comesFirst ? undefined : 'notes';
}
