import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import type { ListTerms } from '../../../orders/terms/list-terms';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { CheckPhase } from '../state/open-list-state';
import type { RepeatCheck } from './repeat-check';

/** The reasons that keep a list from being sent, in the order in which it is said. */
export type SubmitBlocker = 'empty' | 'no-account' | 'editing' | 'problems' | 'unchecked' | 'checking' | 'notes';

type Facts = {
  readonly open: Pick<OpenOrderList, 'accountNo'> | undefined;
  readonly left: readonly Pick<OrderCardViewModel, 'typed' | 'problem' | 'serverRefusal'>[];
  readonly check: CheckPhase;
  readonly terms: Pick<ListTerms, 'areAccepted'>;
  readonly repeats: Pick<RepeatCheck, 'comesFirst'>;
};

/**
 * Returns the first reason that keeps a list from being sent now; undefined where none does [TRADE-10, TRADE-60,
 * TRADE-65].
 */
export function submitBlocker({ open, left, check, terms, repeats }: Facts): SubmitBlocker | undefined {
  if (left.length === 0) return 'empty';
  if (open?.accountNo === '') return 'no-account';
  if (left.some(({ typed }) => typed !== undefined)) return 'editing';
  if (left.some(({ problem }) => problem !== undefined)) return 'problems';
  if (check.kind === 'failed') return 'unchecked';
  if (check.kind === 'checking') return 'checking';
  if (left.some(({ serverRefusal }) => serverRefusal !== undefined)) return 'problems';
  return terms.areAccepted && !repeats.comesFirst ? undefined : 'notes';
}
