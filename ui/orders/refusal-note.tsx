import { isOrderBlock } from '../../domain/eligibility/order-block';
import type { FundActionProblem } from '../../domain/eligibility/fund-actions';
import { type FundBarProblem, isAboutClient, stopsEveryOrder } from '../../domain/eligibility/fund-bar';
import { AccountStateText } from '../account-state/account-state-text';
import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';

type RefusalNoteProps = {
  readonly refusal: Exclude<FundActionProblem | FundBarProblem, 'not-in-region'>;
  /** The remedy possible on this page, where the fund is the problem. */
  readonly mend?: string;
  /** The way on for the other orders. */
  readonly others?: string;
};

/** The rule of a fund or a client that stops an order, and what to do [SUIT-26..33, TIER-35, FUND-34]. */
export function RefusalNote({ refusal, mend, others }: RefusalNoteProps) {
  const { t } = useTexts();
  const advice = [isAboutClient(refusal) ? undefined : mend, stopsEveryOrder(refusal) ? undefined : others];
  return (
    <Notice tone="warning">
      {isOrderBlock(refusal) ? <AccountStateText state={refusal} /> : t(`funds:action.why-${refusal}`)}
      {advice.map((text) => (text ? ` ${text}` : null))}
    </Notice>
  );
}
