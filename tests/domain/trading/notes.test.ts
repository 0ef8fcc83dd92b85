import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areTermsChanged } from '../../../domain/trading/notes/terms-error-codes';
import { exceedsTolerance } from '../../../domain/suitability/risk/exceeds-tolerance';
import {
  requiresCaution,
  redemptionWarnings,
  type RedemptionWarning,
} from '../../../domain/trading/notes/redemption-validation';
import {
  noteKinds,
  openNotes,
  requiredNotes,
  type ClientFacts,
  type NoteKind,
  type OrderFacts,
} from '../../../domain/trading/notes/required-notes';
import { redemptionCaution } from '../../../domain/trading/notes/redemption-caution';
import { clientFacts, orderFacts } from '../../arbitraries/trading';
import { decimal } from '../../builders/decimal';

const order: OrderFacts = { kind: 'buy', fundRisk: 3 };
const client: ClientFacts = {
  riskLevel: 'aggressive',
  elderly: false,
  disadvantagedElderly: false,
  recentBankChange: false,
};
const half = { redeemed: decimal('50'), portfolio: decimal('100') };
const belowHalf = { redeemed: decimal('49.99'), portfolio: decimal('100') };
const kinds = ['buy', 'switch', 'redemption'] as const;
const extra = (about: Partial<OrderFacts>, facts: Partial<ClientFacts> = {}): readonly NoteKind[] =>
  requiredNotes({ ...order, ...about }, { ...client, ...facts }).slice(2);

describe('the notes of an order', () => {
  it('[TRADE-81, TRADE-82] the notes of an order are always the disclosure of fee and return and the product risk statement', () => {
    for (const kind of kinds) {
      expect(requiredNotes({ kind, fundRisk: 1 }, client)).toEqual(['fee-and-return', 'product-risk']);
    }
  });

  it('[TRADE-83, TRADE-108] the notes of an order have one for RR5, when it is bought or switched into', () => {
    expect(kinds.map((kind) => extra({ kind, fundRisk: 5 }))).toEqual([['rr5'], ['rr5'], []]);
    expect([1, 2, 3, 4].flatMap((fundRisk) => extra({ fundRisk }))).toEqual([]);
  });

  it('[TRADE-106, TRADE-107, CONFLICT-60] the notes of an order have one for the vulnerable elderly who buy RR5', () => {
    const vulnerable = { disadvantagedElderly: true };
    expect(kinds.map((kind) => extra({ kind, fundRisk: 5 }, vulnerable))).toEqual([
      ['rr5', 'vulnerable-elderly'],
      ['rr5', 'vulnerable-elderly'],
      [],
    ]);
    expect(extra({ fundRisk: 4 }, vulnerable)).toEqual([]);
    expect(extra({ fundRisk: 5 }, { elderly: true })).toEqual(['rr5']);
  });

  it('[TRADE-84, TRADE-109, CONFLICT-38] the notes of an order have one when half of the portfolio is redeemed in a day', () => {
    expect(extra({ kind: 'redemption', ...half })).toEqual(['half-of-portfolio']);
    expect(extra({ kind: 'redemption', ...belowHalf })).toEqual([]);
    expect(extra({ kind: 'redemption', redeemed: decimal('50') })).toEqual([]);
    expect(extra({ kind: 'redemption', portfolio: decimal('0') })).toEqual([]);
  });

  it('[CONFLICT-38, TRADE-28] the notes of an order have it as well when the server calls for caution', () => {
    expect(extra({ kind: 'redemption', serverWarning: true })).toEqual(['half-of-portfolio']);
    expect(extra({ kind: 'redemption', ...belowHalf, serverWarning: true })).toEqual(['half-of-portfolio']);
    expect(extra({ kind: 'redemption', ...belowHalf, serverWarning: false })).toEqual([]);
  });

  it('[CONFLICT-60, TRADE-107] the notes of an order have one more for the elderly who redeem that much', () => {
    expect(extra({ kind: 'redemption', ...half }, { elderly: true })).toEqual([
      'half-of-portfolio',
      'redemption-elderly',
    ]);
    expect(extra({ kind: 'redemption', serverWarning: true }, { elderly: true })).toContain('redemption-elderly');
    expect(extra({ kind: 'redemption', ...belowHalf }, { elderly: true })).toEqual([]);
    expect(extra({ kind: 'redemption', ...half }, { disadvantagedElderly: true })).toEqual(['half-of-portfolio']);
  });

  it('[TRADE-111] the notes of an order have one when units of both fee types are redeemed', () => {
    expect(extra({ kind: 'redemption', feeTypes: ['back-end', 'front-end'] })).toEqual(['two-remittances']);
    expect(extra({ kind: 'redemption', feeTypes: ['back-end', 'back-end'] })).toEqual([]);
  });

  it('[SUIT-24, SUIT-25] never warn of the risk of a fund that is left, whatever it is and whoever leaves it', () => {
    const anyRisk = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(NaN));
    fc.assert(
      fc.property(orderFacts, clientFacts, anyRisk, (about, facts, fundRisk) => {
        const left = { ...about, kind: 'redemption' as const };
        expect(requiredNotes({ ...left, fundRisk }, facts)).toEqual(requiredNotes({ ...left, fundRisk: 1 }, facts));
        expect(requiredNotes({ ...left, fundRisk }, facts)).not.toContain('risk-above-tolerance');
      }),
    );
  });

  it('warn of a risk above what suits the client, and of a bank account changed recently', () => {
    expect(extra({ fundRisk: 3 }, { riskLevel: 'stable' })).toEqual(['risk-above-tolerance']);
    expect(extra({ fundRisk: 1 }, { riskLevel: undefined })).toEqual(['risk-above-tolerance']);
    expect(extra({}, { recentBankChange: true })).toEqual(['bank-change']);
  });

  it('[TRADE-81, TRADE-82, TRADE-83, TRADE-84] stand in their order, each at most once, each for its own reason', () => {
    fc.assert(
      fc.property(orderFacts, clientFacts, (about, facts) => {
        const notes = requiredNotes(about, facts);
        const bought = about.kind !== 'redemption' && about.fundRisk === 5;
        const { redeemed, portfolio } = about;
        const cautious =
          about.serverWarning === true ||
          (redeemed !== undefined && portfolio !== undefined && redemptionCaution(redeemed, portfolio));
        const reasons: Record<NoteKind, boolean> = {
          'fee-and-return': true,
          'product-risk': true,
          rr5: bought,
          'vulnerable-elderly': bought && facts.disadvantagedElderly,
          'half-of-portfolio': cautious,
          'redemption-elderly': cautious && facts.elderly,
          'two-remittances': new Set(about.feeTypes).size === 2,
          'risk-above-tolerance': about.kind !== 'redemption' && exceedsTolerance(about.fundRisk, facts.riskLevel),
          'bank-change': facts.recentBankChange,
        };
        expect(notes).toEqual(noteKinds.filter((note) => reasons[note]));
      }),
    );
  });

  it('[TRADE-83, TRADE-106, TRADE-109, TRADE-111] depend on the kind of order only in what is said of purchases', () => {
    const ofPurchases: readonly NoteKind[] = ['rr5', 'vulnerable-elderly', 'risk-above-tolerance'];
    fc.assert(
      fc.property(orderFacts, clientFacts, (about, facts) => {
        const [buy, change, redemption] = kinds.map((kind) => requiredNotes({ ...about, kind }, facts));
        expect(change).toEqual(buy);
        expect(redemption).toEqual(buy?.filter((note) => !ofPurchases.includes(note)));
      }),
    );
  });

  it('[OPEN-17] the notes of an order are the same wherever the client is', () => {
    fc.assert(
      fc.property(orderFacts, clientFacts, fc.constantFrom('HK', 'TW'), (about, facts, region) => {
        const there = { ...facts, region };
        const inRegion = { region };
        expect(requiredNotes({ ...about, ...inRegion }, there)).toEqual(requiredNotes(about, facts));
      }),
    );
  });
});

describe('the notes still open', () => {
  it('[OPEN-40] the notes still open are those not ticked, and the password waits for the last', () => {
    expect(openNotes(['fee-and-return', 'product-risk', 'rr5'], ['product-risk', 'bank-change'])).toEqual([
      'fee-and-return',
      'rr5',
    ]);
    expect(openNotes(['fee-and-return'], ['fee-and-return'])).toEqual([]);
  });

  it('[OPEN-40] the notes still open are fewer with every tick, and none only with all', () => {
    fc.assert(
      fc.property(fc.subarray([...noteKinds]), fc.subarray([...noteKinds]), (required, ticked) => {
        const open = openNotes(required, ticked);
        expect(open.length === 0).toBe(required.every((note) => ticked.includes(note)));
        expect(openNotes(required, [...ticked, ...open])).toEqual([]);
      }),
    );
  });
});

describe('the server’s warnings', () => {
  it('[TRADE-28, TRADE-59] the server’s warnings are those it raised, the list’s own among them', () => {
    const all = { showsWarning: true, hasBcdcWarning: true, showsDailyLimitOverAumWarning: true };
    expect(redemptionWarnings(all, false)).toEqual(['caution', 'bcdc', 'daily-limit-over-aum']);
    expect(redemptionWarnings({ showsWarning: true }, false)).toEqual(['caution']);
    expect(redemptionWarnings({ hasBcdcWarning: true }, false)).toEqual(['bcdc']);
    expect(redemptionWarnings({ showsDailyLimitOverAumWarning: true }, false)).toEqual(['daily-limit-over-aum']);
    expect(redemptionWarnings({}, true)).toEqual(['daily-limit-over-aum']);
    expect(redemptionWarnings({ showsWarning: false, hasBcdcWarning: false }, false)).toEqual([]);
  });

  it('[CONFLICT-38, TRADE-28] call for caution over redemptions, all but one of them', () => {
    const calls = (warnings: readonly RedemptionWarning[]) => requiresCaution(warnings);
    expect([calls([]), calls(['bcdc']), calls(['caution']), calls(['bcdc', 'daily-limit-over-aum'])]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a refusal because of accepted texts', () => {
  it('[TRADE-24, TRADE-65, OPEN-40] terms that changed since they were accepted are told from terms that are missing', () => {
    expect(areTermsChanged(['ORDER_TERMS_CHANGED'])).toBe(true);
    expect(areTermsChanged(['AMOUNT_TOO_SMALL', 'ORDER_TERMS_CHANGED'])).toBe(true);
    expect(areTermsChanged(['ORDER_ACKNOWLEDGEMENT_MISSING'])).toBe(false);
    expect(areTermsChanged([])).toBe(false);
  });
});
