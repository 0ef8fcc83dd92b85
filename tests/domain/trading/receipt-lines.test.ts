import { describe, expect, it } from 'vitest';
import type { OrderResult, ResultOrder } from '../../../domain/trading/records/order-result';
import { receiptLines } from '../../../domain/trading/records/receipt-lines';
import { decimal } from '../../builders/decimal';

const nothing: OrderResult = {
  successfulAllotments: [],
  failedAllotments: [],
  successfulRedemptions: [],
  failedRedemptions: [],
  switches: [],
  isShortPin: false,
};
const order: ResultOrder = { fundCode: 'F1' };

describe('the lines of a receipt', () => {
  it('[TRADE-37, TRADE-40] an order is on the side of the list that has it, also where the server states no figure of it', () => {
    const amount = decimal('100');
    const lines = receiptLines({
      ...nothing,
      successfulAllotments: [order],
      successfulRedemptions: [{ ...order, amount }],
      failedAllotments: [order],
      failedRedemptions: [{ ...order, amount }],
    });
    expect(lines.bought.map(({ side }) => side)).toEqual(['buy']);
    expect(lines.redeemed.map(({ side }) => side)).toEqual(['redemption']);
    expect(lines.failed.map(({ side }) => side)).toEqual(['buy', 'redemption']);
  });

  it('[TRADE-111] the fee type tells the two parts of one redemption from each other, and back-end units from no other', () => {
    const tells = (...orders: readonly ResultOrder[]) =>
      receiptLines({ ...nothing, successfulRedemptions: orders }).redeemed.map(({ showsFeeType }) => showsFeeType);
    const front: ResultOrder = { ...order, feeType: 'front-end' };
    const back: ResultOrder = { ...order, feeType: 'back-end' };
    expect(tells(front, back)).toEqual([true, true]);
    expect(tells(back)).toEqual([true]);
    expect(tells(front, { ...back, fundCode: 'F2' })).toEqual([false, true]);
    expect(tells(order, back)).toEqual([false, true]);
  });

  it('[TRADE-111] the parts of a redemption that failed are told apart from those that failed with them', () => {
    const failedRedemptions: readonly ResultOrder[] = [
      { ...order, feeType: 'front-end' },
      { ...order, feeType: 'back-end' },
    ];
    const { failed } = receiptLines({ ...nothing, failedRedemptions, failedAllotments: [order] });
    expect(failed.map(({ showsFeeType }) => showsFeeType)).toEqual([false, true, true]);
  });
});
