import type * as z from 'zod/mini';
import type { orderSubmission } from '../../adapters/rest/contract/orders/order-submission';
import { decimal } from '../database/decimal';
import type { PreparedLine } from '../database/schema/orders';
import { Refusal } from '../wire/refusal';
import { fundFeeType, type WantedLine } from './check-line';
import type { OrderListRow } from './held-list';

type Body = z.output<typeof orderSubmission>;

/**
 * The lines that are sent, each of them one of the list's with its own figure: a client can change figures and leave lines
 * out, not add any [TRADE-63, OPEN-80]. What the sandbox has no dealing for is refused with the whole list: a redemption
 * of units that bear a fee on the way out.
 */
export function wantedLines({ lines }: OrderListRow, body: Body): readonly WantedLine[] {
  const left = [...lines];
  const take = (
    type: PreparedLine['type'],
    asked: { readonly fundCode: string; readonly currency: string; readonly inFundCode?: string },
  ): PreparedLine => {
    const place = left.findIndex(
      (line) =>
        line.type === type &&
        line.fundCode === asked.fundCode &&
        line.currency === asked.currency &&
        (line.type !== 'S' || line.intoFundCode === asked.inFundCode),
    );
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found === undefined) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
    return found;
  };
  const wanted = [
    ...body.allotmentList.map(({ fundCode, currency, amount }) => ({
      prepared: take('B', { fundCode, currency }),
      figure: decimal(amount),
    })),
    ...body.redemptionList.map(({ fundCode, currency, unit }) => ({
      prepared: take('R', { fundCode, currency }),
      figure: decimal(unit),
    })),
    ...body.switchList.map(({ outFundCode, inFundCode, holdingCurrency, switchUnit, outFundFeeType }) => ({
      prepared: take('S', { fundCode: outFundCode, currency: holdingCurrency, inFundCode }),
      figure: decimal(switchUnit),
      feeType: outFundFeeType,
    })),
  ];
  const backEnd = body.redemptionList.some(({ fundFeeType: feeType }) => feeType !== fundFeeType);
  if (wanted.length === 0 || backEnd) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
  return wanted;
}
