import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { regionalRiskRecords } from '../../../domain/suitability/risk/regional-risk-records';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { type NoteKind, requiredNotes } from '../../../domain/trading/notes/required-notes';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
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
  readonly draft: Pick<OrderDraft, 'disadvantagedElderlyAck' | 'elderlyRedeemOverHalfAck'>;
};

/** The notes of which a submission states whether they were acknowledged, and where. */
const stated = [
  ['vulnerable-elderly', 'disadvantagedElderlyAck'],
  ['redemption-elderly', 'elderlyRedeemOverHalfAck'],
] as const satisfies readonly (readonly [NoteKind, keyof SubmittedList['draft']])[];

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };
type Age = Awaited<ReturnType<typeof elderlyIndicators>>;

/** Loads the indicators of a client's age; undefined where a region asks for none. */
export async function ageIndicators({ region, database, clock }: Deps, clientId: string): Promise<Age | undefined> {
  if (!regionalRiskRecords[region].suitability) return undefined;
  return elderlyIndicators(database, { clientId, day: today(clock) });
}

/** Refuses a list without what an elderly client must have acknowledged for it [TRADE-32, TRADE-33, TRADE-106, TRADE-109, CONFLICT-60]. */
export async function requireAcknowledgements(
  deps: Deps,
  { clientId, draft }: SubmittedList,
  {
    lines,
    facts,
    age,
  }: { readonly lines: readonly RequestedLine[]; readonly facts: LineFacts; readonly age: Age | undefined },
): Promise<void> {
  if (!age?.elderlyIndicator) return;
  const redemptions = lines.filter(({ prepared }) => prepared.type === 'R');
  const serverWarning = await needsRedemptionCaution(deps, clientId, { lines: redemptions, facts });
  const client = { elderly: true, disadvantagedElderly: age.disadvantagedElderlyIndicator, recentBankChange: false };
  const needed = lines.flatMap(({ prepared }) => {
    const { fund, intoFund } = fundsOfLine(prepared, facts);
    const kind = orderKinds[prepared.type];
    const fundRisk = parseFundRiskRating((intoFund ?? fund).riskRating ?? undefined) ?? NaN;
    return requiredNotes({ kind, fundRisk, ...(kind === 'redemption' ? { serverWarning } : {}) }, client);
  });
  if (stated.some(([note, field]) => needed.includes(note) && !draft[field]))
    throw new ApiError(400, ['ORDER_ACKNOWLEDGEMENT_MISSING']);
}
