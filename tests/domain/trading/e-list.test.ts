import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eListLinkExpiresAt } from '../../../domain/calendar/e-list-link';
import { taiwanAccountTypes } from '../../../domain/holdings/taiwan-account-type';
import { eListLinkState, type EListLink } from '../../../domain/trading/e-list/e-list-link-state';
import { fundCutOff, fundSide, settlementAccount } from '../../../domain/trading/orders/fund-side';
import { neededValidations, type OrderList, splitTradingList } from '../../../domain/trading/e-list/order-list';
import { redemptionWarnings, requiresCaution } from '../../../domain/trading/notes/redemption-validation';
import { orderTerms } from '../../../domain/trading/orders/order-terms';
import {
  amountQuantity,
  lastFundCode,
  type Purchase,
  type Redemption,
  type Switch,
  unitsQuantity,
} from '../../../domain/trading/orders/order';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';
import { orders } from '../../arbitraries/trading';
import { decimal } from '../../builders/decimal';

const bank = { amcCode: '51', bankCode: '822', bankAccount: '901' };
const buy: Purchase = {
  ...bank,
  kind: 'buy',
  fundCode: 'F1',
  currency: 'TWD',
  quantity: amountQuantity(decimal('5000')),
  feeRate: decimal('0.6'),
};
const redemption: Redemption = {
  ...bank,
  kind: 'redemption',
  fundCode: 'F2',
  currency: 'USD',
  quantity: unitsQuantity(decimal('10')),
};
const change: Switch = {
  ...bank,
  kind: 'switch',
  fundCode: 'F3',
  intoFundCode: 'F4',
  currency: 'EUR',
  quantity: unitsQuantity(decimal('7.5')),
  feeRate: decimal('0.2'),
};

describe('an e-list', () => {
  it('[TRADE-17, SHAPE-18, ENT-49] an e-list is split into redemptions, purchases and switches', () => {
    const other: Purchase = { kind: 'buy', fundCode: 'F5', currency: 'USD' };
    expect(splitTradingList([buy, change, redemption, other])).toEqual({
      redemptions: [redemption],
      buys: [buy, other],
      switches: [change],
    });
    expect(splitTradingList([])).toEqual({ redemptions: [], buys: [], switches: [] });
  });

  it('[ENT-48, TRADE-28] calls for caution where the list says so, or its validation, and neither takes the other’s warning away', () => {
    const list: OrderList = {
      listId: 'O1',
      clientId: 'C1',
      discountCode: 'D1',
      active: true,
      first: false,
      items: [buy, change, redemption],
      showsRedemptionWarning: false,
    };
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (listWarns, validationWarns) => {
        const warned = { ...list, showsRedemptionWarning: listWarns };
        const warnings = redemptionWarnings(
          { showsDailyLimitOverAumWarning: validationWarns },
          warned.showsRedemptionWarning,
        );
        expect(requiresCaution(warnings)).toBe(listWarns || validationWarns);
        expect(neededValidations(splitTradingList(warned.items))).toEqual(['allotment', 'redemption', 'switch']);
      }),
    );
  });

  it('[TRADE-17, SHAPE-18] keeps every item, in its order, in the list of its kind', () => {
    fc.assert(
      fc.property(fc.array(orders), (items) => {
        const { redemptions, buys, switches } = splitTradingList(items);
        expect(redemptions).toEqual(items.filter(({ kind }) => kind === 'redemption'));
        expect(buys).toEqual(items.filter(({ kind }) => kind === 'buy'));
        expect(switches).toEqual(items.filter(({ kind }) => kind === 'switch'));
        expect(redemptions.length + buys.length + switches.length).toBe(items.length);
      }),
    );
  });

  it('[OPEN-38] asks the server only about the lists that hold an order', () => {
    expect(neededValidations(splitTradingList([buy, change, redemption]))).toEqual([
      'allotment',
      'redemption',
      'switch',
    ]);
    expect(neededValidations(splitTradingList([change, change]))).toEqual(['switch']);
    expect(neededValidations(splitTradingList([buy]))).toEqual(['allotment']);
    expect(neededValidations(splitTradingList([redemption]))).toEqual(['redemption']);
    expect(neededValidations(splitTradingList([]))).toEqual([]);
  });
});

describe('a card of an e-list', () => {
  it('[TRADE-78, CONFLICT-35] a card of an e-list has one line for a purchase or a redemption', () => {
    expect(orderTerms(buy)).toEqual([
      {
        ...bank,
        type: 'B',
        fundCode: 'F1',
        currency: 'TWD',
        quantity: amountQuantity(decimal('5000')),
        feeRate: decimal('0.6'),
      },
    ]);
    expect(orderTerms({ ...redemption, feeRate: decimal('1') })).toEqual([
      {
        ...bank,
        type: 'R',
        fundCode: 'F2',
        currency: 'USD',
        quantity: unitsQuantity(decimal('10')),
        feeRate: decimal('1'),
      },
    ]);
  });

  it('[TRADE-78, CONFLICT-35] a card of an e-list has two for a switch: units out of one fund, and into another', () => {
    expect(orderTerms(change)).toEqual([
      { ...bank, type: 'SF', fundCode: 'F3', currency: 'EUR', quantity: unitsQuantity(decimal('7.5')) },
      { ...bank, type: 'ST', fundCode: 'F4', currency: 'EUR', feeRate: decimal('0.2') },
    ]);
  });

  it('[CONFLICT-35, ENT-49] shows every fund and the quantity of its order once', () => {
    fc.assert(
      fc.property(orders, (item) => {
        const lines = orderTerms(item);
        const funds = item.kind === 'switch' ? [item.fundCode, item.intoFundCode] : [item.fundCode];
        expect(lines.map(({ fundCode }) => fundCode)).toEqual(funds);
        expect(lastFundCode(item)).toBe(funds.at(-1));
        expect(lines.map(({ quantity }) => quantity).filter(Boolean)).toEqual(item.quantity ? [item.quantity] : []);
        expect(lines.map(({ feeRate }) => feeRate).filter(Boolean)).toEqual(item.feeRate ? [item.feeRate] : []);
      }),
    );
  });

  it('[TRADE-03] a card of an e-list may be of an onshore or an offshore fund, each with its cut-off', () => {
    expect(['51', '0JFHK', '510', '', undefined].map(fundSide)).toEqual(['ON', 'OF', 'OF', 'OF', 'OF']);
    expect(['51', '0JFHK'].map(fundCutOff)).toEqual(['onshore', 'offshore']);
  });

  it('[TRADE-03, TRADE-04] a card of an e-list is settled in NTD or in foreign currency, on either side', () => {
    expect(settlementAccount('51', 'TWD')).toBe('ON_TWD');
    expect(settlementAccount('51', 'USD')).toBe('ON_ZZZ');
    expect(settlementAccount('0JFHK', 'twd')).toBe('OF_TWD');
    expect(settlementAccount(undefined, 'EUR')).toBe('OF_ZZZ');
  });

  it('[TRADE-03, TRADE-04] always has an account to be settled through, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, (amcCode, currency) => {
        expect(taiwanAccountTypes).toContain(settlementAccount(amcCode, currency));
        expect(settlementAccount(amcCode, 'TWD')).toBe(`${fundSide(amcCode)}_TWD`);
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('the link of an e-list', () => {
  const link: EListLink = { sentAt: '2026-02-27T10:00:00+08:00', isListSent: false };
  const noon = '2026-02-27T12:00:00+08:00';

  it('[TRADE-93] works until 24:00 of its day, Hong Kong time', () => {
    expect(eListLinkState(link, noon)).toBe('valid');
    expect(eListLinkState(link, '2026-02-27T15:59:59.999Z')).toBe('valid');
    expect(eListLinkState(link, '2026-02-27T16:00:00Z')).toBe('expired');
  });

  it('[TRADE-94] no longer works once its list was sent', () => {
    expect(eListLinkState({ ...link, isListSent: true }, noon)).toBe('list-sent');
    expect(eListLinkState({ ...link, isListSent: true, otherLinkMadeAt: noon }, '2026-03-01T00:00:00Z')).toBe(
      'list-sent',
    );
  });

  it('[TRADE-95] no longer works once a newer link was made that day', () => {
    const replacedAt = (otherLinkMadeAt: string, now = noon) => eListLinkState({ ...link, otherLinkMadeAt }, now);
    expect(replacedAt('2026-02-27T10:00:00.001+08:00')).toBe('replaced');
    expect(replacedAt('2026-02-27T23:59:59.999+08:00')).toBe('replaced');
    expect(replacedAt('2026-02-27T10:00:00+08:00')).toBe('valid');
    expect(replacedAt('2026-02-27T09:59:59+08:00')).toBe('valid');
    expect(replacedAt('2026-02-28T00:00:00+08:00')).toBe('valid');
    expect(replacedAt('2026-02-28T00:00:00+08:00', '2026-02-28T09:00:00+08:00')).toBe('expired');
  });

  it('[TRADE-93, TRADE-94, TRADE-95] works exactly while nothing of the three has happened', () => {
    fc.assert(
      fc.property(instants, fc.nat(172_800_000), fc.boolean(), moments, (sentAt, passed, isListSent, other) => {
        const at = (millis: number) => new Date(Date.parse(sentAt) + millis).toISOString();
        const end = Date.parse(eListLinkExpiresAt(sentAt));
        const otherLinkMadeAt = other === undefined ? undefined : at(other);
        const state = eListLinkState({ sentAt, isListSent, otherLinkMadeAt }, at(passed));
        const replaced = other !== undefined && other > 0 && Date.parse(at(other)) < end;
        expect(state === 'valid').toBe(!isListSent && !replaced && Date.parse(at(passed)) < end);
      }),
    );
  });

  it.each(['', '2026-02-27', 'noon', '2026-02-30T10:00:00Z'])(
    '[TRADE-93, TRADE-95] the link of an e-list is unreadable with a time like %j',
    (text) => {
      expect(eListLinkState({ ...link, sentAt: text }, noon)).toBe('unreadable');
      expect(eListLinkState({ ...link, sentAt: text, otherLinkMadeAt: noon }, noon)).toBe('unreadable');
      expect(eListLinkState(link, text)).toBe('unreadable');
      expect(eListLinkState({ ...link, otherLinkMadeAt: text }, noon)).toBe('unreadable');
    },
  );

  it('[TRADE-93] never works by garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, (text, other) => {
        expect(eListLinkState({ sentAt: text, isListSent: false, otherLinkMadeAt: other }, noon)).toBe('unreadable');
        expect(eListLinkState({ sentAt: text, isListSent: false }, other)).toBe('unreadable');
      }),
      { numRuns: hostileRuns },
    );
  });
});

// Up to a day before and two days after the link was sent.
const moments = fc.option(fc.integer({ min: -86_400_000, max: 172_800_000 }), { nil: undefined });
