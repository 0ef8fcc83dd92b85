import type { ByRegion } from '../../../domain/region';
import type { DemoClient } from '../../demonstration/demo-clients';
import { feeTypePlaces } from '../funds/seed-dealing-terms';
import type { SeedFund } from '../funds/themed-funds';

/** The planned holding of a fictional client in one fund. */
export type PlannedHolding = {
  readonly fund: SeedFund;
  readonly paymentType: string | undefined;
  readonly inSecondAccount: boolean;
  /** Bought at the latest price, so that it has brought nothing yet. */
  readonly isNew: boolean;
  readonly purchases: number;
  /** The number of purchases, the first ones, that a regular plan made. */
  readonly regularPurchases: number;
  readonly soldSome: boolean;
  /** The place of the first purchase whose units bear their fee on the way out; none where it isn't said. */
  readonly backEndFrom?: number;
  /** The factor by which more is bought than others buy. */
  readonly times: number;
};

const fiveHundred = 500;

/** The holdings of a client, by the client's kind. */
export function plannedHoldings(
  client: DemoClient,
  funds: readonly SeedFund[],
  withoutRate: SeedFund,
): readonly PlannedHolding[] {
  switch (client.holdings) {
    case 'none':
      return [];
    case 'few':
      return inOrder(client, funds.slice(0, 3));
    case 'several':
      return inOrder(client, funds.slice(0, 6)).map((holding) => ({
        ...holding,
        times: severalTimes[client.region],
      }));
    case 'no-rate':
      return inOrder(client, [...funds.slice(0, 2), withoutRate]);
    case 'fee-types':
      return feeTypeHoldings(client, funds);
    case 'five-hundred':
      return inOrder(client, funds.slice(0, fiveHundred));
    case 'typical':
      return typicalHoldings[client.region](client, funds);
  }
}

function typicalHongKong(client: DemoClient, funds: readonly SeedFund[]): readonly PlannedHolding[] {
  // Enough for the tier that the books name.
  const main = inOrder(client, funds.slice(0, 9)).map((holding, index) => ({
    ...holding,
    times: 6,
    ...(index === 4 ? broughtNothing : {}),
  }));
  const plan = inOrder(client, funds.slice(9, 12)).map((holding) => ({
    ...holding,
    inSecondAccount: true,
    purchases: 12,
    regularPurchases: 12,
    soldSome: false,
  }));
  return [...main, ...plan];
}

/** Funds in each of the five kinds of account, four of which pay out [ENUM-34]. */
function typicalTaiwan(_: DemoClient, funds: readonly SeedFund[]): readonly PlannedHolding[] {
  const at = (index: number): readonly SeedFund[] => funds.slice(index, index + 1);
  const kinds: readonly (readonly [string, readonly SeedFund[]])[] = [
    ['ON_TWD', [...at(0), ...at(1), ...at(82)]],
    ['ON_ZZZ', [...at(7), ...at(15)]],
    ['OF_TWD', [...at(85), ...at(9), ...at(11)]],
    ['OF_ZZZ', [...at(87), ...at(6), ...at(8), ...at(409)]],
    ['OF_MA_ZZZ', [...at(10), ...at(24)]],
  ];
  const chosen = kinds.flatMap(([paymentType, held]) => held.map((fund) => ({ paymentType, fund })));
  return chosen.map(({ paymentType, fund }, index) => ({
    ...plan(fund, index),
    paymentType,
    inSecondAccount: paymentType === 'OF_MA_ZZZ',
    regularPurchases: regularIn[index] ?? 0,
    ...(index === 7 ? broughtNothing : {}),
  }));
}

/** One fund held with both fee types, one with the back-end fee alone, and a foreign one bought just now. */
function feeTypeHoldings(client: DemoClient, funds: readonly SeedFund[]): readonly PlannedHolding[] {
  const at = (place: number) => inOrder(client, funds.slice(place, place + 1));
  return [
    ...at(0),
    ...at(feeTypePlaces.both).map((holding) => ({ ...holding, purchases: 2, backEndFrom: 1 })),
    ...at(feeTypePlaces.backEnd).map((holding) => ({ ...holding, purchases: 2, backEndFrom: 0 })),
    ...at(4).map((holding) => ({ ...holding, ...broughtNothing })),
  ];
}

const typicalHoldings: ByRegion<typeof typicalTaiwan> = { HK: typicalHongKong, TW: typicalTaiwan };

/** The factor of the holdings of a client with several funds, so that the tiers differ. */
const severalTimes: ByRegion<number> = { HK: 3, TW: 1 };

/**
 * The number of regular purchases of the typical Taiwan client's holdings, by their place: one bought regularly alone,
 * one in both ways.
 */
const regularIn: Readonly<Record<number, number>> = { 1: 2, 5: 1 };

const broughtNothing = { isNew: true, purchases: 1, soldSome: false };

function inOrder(client: DemoClient, funds: readonly SeedFund[]): readonly PlannedHolding[] {
  return funds.map((fund, index) => ({ ...plan(fund, index), paymentType: paymentTypeOf[client.region](fund, index) }));
}

function plan(fund: SeedFund, index: number): PlannedHolding {
  return {
    fund,
    paymentType: undefined,
    inSecondAccount: false,
    isNew: false,
    times: 1,
    purchases: 1 + (index % 3),
    regularPurchases: 0,
    soldSome: index % 5 === 3,
  };
}

/** Taiwan's accounts differ by how they are paid [ENUM-34]. */
const paymentTypeOf: ByRegion<(fund: SeedFund, index: number) => string | undefined> = {
  HK: () => undefined,
  TW: ({ currency }, index) => {
    if (currency === 'TWD') return 'ON_TWD';
    return index % 2 === 0 ? 'OF_ZZZ' : 'OF_TWD';
  },
};
