import type { Decimal } from '../../money/decimal';
import { exceedsTolerance } from '../../suitability/risk/exceeds-tolerance';
import type { RiskLevel } from '../../suitability/risk/risk-level';
import type { FeeType } from '../../funds/fee-type';
import { redemptionCaution } from './redemption-caution';
import { hasTwoRemittances } from '../costs/units-breakdown';

/** The notes that a client may have to accept before an order, in the order shown [TRADE-81..84, TRADE-106..111]. */
export const noteKinds = [
  'fee-and-return',
  'product-risk',
  'rr5',
  'vulnerable-elderly',
  'half-of-portfolio',
  'redemption-elderly',
  'two-remittances',
  'risk-above-tolerance',
  'bank-change',
] as const;

/** A note that a client may have to accept before an order [TRADE-81..84]. */
export type NoteKind = (typeof noteKinds)[number];

/** The notes that warn a client of this very order, which are read without opening them [TRADE-82..84, TRADE-106..109]. */
export const warningNotes: readonly NoteKind[] = [
  'rr5',
  'vulnerable-elderly',
  'half-of-portfolio',
  'redemption-elderly',
  'risk-above-tolerance',
  'bank-change',
];

/**
 * The facts about an order that decide its notes; `redeemed` is the day's redemptions, this one included, in the
 * portfolio's currency [CONFLICT-38].
 */
export type OrderFacts = {
  readonly kind: 'buy' | 'redemption' | 'switch';
  /** The risk of the fund bought, switched into, or redeemed. */
  readonly fundRisk: number;
  readonly redeemed?: Decimal | undefined;
  readonly portfolio?: Decimal | undefined;
  /** True if the server itself asks for caution [CONFLICT-38]. */
  readonly serverWarning?: boolean | undefined;
  /** The fee types of the units that leave a fund [TRADE-111]. */
  readonly feeTypes?: readonly FeeType[] | undefined;
};

/** The facts about a client that decide the notes of an order [CONFLICT-60]. */
export type ClientFacts = {
  readonly riskLevel?: RiskLevel | undefined;
  readonly elderly: boolean;
  readonly disadvantagedElderly: boolean;
  readonly recentBankChange: boolean;
};

/** The risk rating that needs the client's own intention confirmed: RR5 [TRADE-108]. */
const highestRisk = 5;

const isNeeded: Record<NoteKind, (order: OrderFacts, client: ClientFacts) => boolean> = {
  'fee-and-return': () => true,
  'product-risk': () => true,
  rr5: buysHighestRisk,
  'vulnerable-elderly': (order, client) => client.disadvantagedElderly && buysHighestRisk(order),
  'half-of-portfolio': needsCaution,
  'redemption-elderly': (order, client) => client.elderly && needsCaution(order),
  'two-remittances': ({ feeTypes }) => feeTypes !== undefined && hasTwoRemittances(feeTypes),
  'risk-above-tolerance': (order, client) => isBought(order) && exceedsTolerance(order.fundRisk, client.riskLevel),
  'bank-change': (_, client) => client.recentBankChange,
};

/** The notes to accept before an order, in the order shown; the same in both regions [TRADE-81..84, TRADE-106..109, TRADE-111, CONFLICT-38, CONFLICT-60, OPEN-17]. */
export const requiredNotes = (order: OrderFacts, client: ClientFacts): readonly NoteKind[] =>
  noteKinds.filter((note) => isNeeded[note](order, client));

/** The notes still to be accepted; only with none left may the password be asked for [OPEN-40]. */
export const openNotes = (required: readonly NoteKind[], accepted: readonly NoteKind[]): readonly NoteKind[] =>
  required.filter((note) => !accepted.includes(note));

function buysHighestRisk(order: OrderFacts): boolean {
  return isBought(order) && order.fundRisk === highestRisk;
}

/**
 * Returns true if the order takes on the risk of its fund; a redemption gives it up, so that no risk of the fund is
 * warned of.
 */
function isBought({ kind }: OrderFacts): boolean {
  return kind !== 'redemption';
}

function needsCaution({ redeemed, portfolio, serverWarning }: OrderFacts): boolean {
  if (serverWarning === true) return true;
  return redeemed !== undefined && portfolio !== undefined && redemptionCaution(redeemed, portfolio);
}
