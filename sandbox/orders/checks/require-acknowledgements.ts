import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { regionalRiskRecords } from '../../../domain/suitability/risk/regional-risk-records';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { agreementFunctionCodes } from '../../../domain/trading/notes/agreement-function-code';
import { type NoteKind, noteKinds, type OrderFacts, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { termsErrorCodes } from '../../../domain/trading/notes/terms-error-codes';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import { checkAcceptedTexts } from '../../evidence/check-accepted-texts';
import { elderlyIndicators } from '../../suitability/elderly-indicators';
import { type ServerClock, today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import type { RequestedLine } from '../lists/requested-lines';
import { ApiError } from '../../wire/api-error';
import { fundsOfLine } from './check-line';
import type { LineFacts } from './line-facts';
import { needsRedemptionCaution } from './validate-orders';

type SubmittedList = {
  readonly clientId: string;
  readonly draft: Pick<OrderDraft, 'disadvantagedElderlyAck' | 'elderlyRedeemOverHalfAck' | 'acceptedTexts' | 'orders'>;
};

/** The notes of which a submission states whether they were acknowledged, and where. */
const stated = [
  ['vulnerable-elderly', 'disadvantagedElderlyAck'],
  ['redemption-elderly', 'elderlyRedeemOverHalfAck'],
] as const satisfies readonly (readonly [NoteKind, 'disadvantagedElderlyAck' | 'elderlyRedeemOverHalfAck'])[];

/** The codes that a text to accept before an order can have: those of the notes and of the agreements. */
export const termCodes: readonly string[] = [...noteKinds, ...agreementFunctionCodes];

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };
type Age = Awaited<ReturnType<typeof elderlyIndicators>>;
type CheckedLines = {
  readonly lines: readonly RequestedLine[];
  readonly facts: LineFacts;
  readonly age: Age | undefined;
};

/** Loads the indicators of a client's age; undefined where a region asks for none. */
export async function ageIndicators({ region, database, clock }: Deps, clientId: string): Promise<Age | undefined> {
  if (!regionalRiskRecords[region].suitability) return undefined;
  return elderlyIndicators(database, { clientId, day: today(clock) });
}

/**
 * Refuses a list without what an elderly client must have acknowledged for it, and one whose accepted texts aren't those
 * of today, or not all that are known here to be needed [TRADE-24, TRADE-32, TRADE-33, TRADE-65, TRADE-106, TRADE-109,
 * CONFLICT-60].
 */
export async function requireAcknowledgements(deps: Deps, list: SubmittedList, checked: CheckedLines): Promise<void> {
  const { acceptedTexts, orders } = list.draft;
  if (!checked.age?.elderlyIndicator && !acceptedTexts) return;
  const needed = await neededNotes(deps, list.clientId, checked);
  if (stated.some(([note, field]) => needed.includes(note) && !list.draft[field])) throw missing();
  const agreed = orders.flatMap((order) => (order.kind === 'redemption' ? [] : order.agreements));
  checkAcceptedTexts(acceptedTexts, {
    known: termCodes,
    needed: [...needed, ...agreed.map(({ categoryCode }) => categoryCode)],
    invalid: 'ORDER_LIST_INVALID',
  });
}

const missing = () => new ApiError(400, [termsErrorCodes.missing]);

/** Returns the notes that lines need, as far as they follow from the funds, the client's age and what is redeemed. */
async function neededNotes(
  deps: Deps,
  clientId: string,
  { lines, facts, age }: CheckedLines,
): Promise<readonly NoteKind[]> {
  const redemptions = lines.filter(({ prepared }) => prepared.type === 'R');
  const serverWarning =
    redemptions.length > 0 && (await needsRedemptionCaution(deps, clientId, { lines: redemptions, facts }));
  return lines.flatMap(({ prepared }) => {
    const { fund, intoFund } = fundsOfLine(prepared, facts);
    const kind = orderKinds[prepared.type];
    return knownNotes({ kind, fund: intoFund ?? fund, ...(kind === 'redemption' ? { serverWarning } : {}) }, age);
  });
}

type NotedOrder = Pick<OrderFacts, 'kind' | 'serverWarning'> & {
  /** The fund that is bought the last, or left. */
  readonly fund: { readonly riskRating: string | null };
};

/** Returns the notes of an order that are known here to be needed: those that follow from its fund and the client's age. */
export function knownNotes({ fund, ...order }: NotedOrder, age: Age | undefined): readonly NoteKind[] {
  const elderly = age?.elderlyIndicator === true;
  const disadvantagedElderly = elderly && age.disadvantagedElderlyIndicator;
  const fundRisk = parseFundRiskRating(fund.riskRating ?? undefined) ?? NaN;
  const required = requiredNotes({ ...order, fundRisk }, { elderly, disadvantagedElderly, recentBankChange: false });
  // Without the client's risk level every fund would be above it.
  return required.filter((note) => note !== 'risk-above-tolerance');
}
