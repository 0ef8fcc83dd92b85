import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { dividendHolding, type dividendInstruction } from '../../contract/rest/dividends/dividend-instructions';
import {
  dividendErrorCodes,
  type InstructionProblem,
  problemOfReceiving,
} from '../../domain/dividends/dividend-instruction';
import { isNamedBy } from '../../domain/funds/finding/same-fund';
import type { Language } from '../../domain/language';
import { type IdempotencyKey, deriveKey } from '../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { Session } from '../context/find-session';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { dividendEvidence, dividendInstructionChanges } from '../database/schema/distributions';
import { dividendFunds } from '../database/schema/services';
import { checkAcceptedTexts } from '../evidence/check-accepted-texts';
import { sentEvidence } from '../evidence/sent-evidence';
import { findFundByCode } from '../funds/find-fund-by-code';
import { jfFundCode } from '../funds/listed-funds';
import { lockedAccounts } from '../context/locked-accounts';
import { ageIndicators, knownNotes, termCodes } from '../orders/checks/require-acknowledgements';
import { mailInstruction } from '../orders/dividends/mail-dividends';
import { findReceivingProblem } from '../orders/terms/receiving-fund';
import { requireTradingPassword } from '../sessions/trading-password';
import { sessionMark } from '../context/session-mark';
import { runOnce } from '../submissions/run-once';
import { loadRatedProfile } from '../suitability/risk-profile';
import { ApiError } from '../wire/api-error';
import { dividendHoldings, type StoredDividendHolding, wireDividendHolding } from './dividend-holdings';

/** A client's instruction on a fund's dividends, with its session and language. */
export type SentDividendInstruction = {
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: z.output<typeof dividendInstruction>;
  readonly key: IdempotencyKey;
};

/**
 * Takes down once what a client wants done with a fund's dividends, from whoever knows the trading password: the
 * instruction, the change with the session that asked for it, and the e-mail, all or nothing. It counts for whatever is
 * paid from then on [LINK-32, DIV-01].
 */
export async function instructDividend(
  context: ServerContext,
  { session, clientId, language, body, key }: SentDividendInstruction,
): Promise<z.output<typeof dividendHolding>> {
  const { vpin, acceptedTexts, ...input } = body;
  const { fundCode, currency, version } = body;
  if (key !== deriveKey('dividend', fundCode, currency, String(version)))
    throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  await requireTradingPassword(context, { clientId, password: vpin });
  const submission = { clientId, call: 'instructDividend' as const, key, content: JSON.stringify(input) };
  return runOnce(context, { submission, stored: dividendHolding }, async (database) => {
    const deps = { ...context, database };
    await lockedAccounts(database, clientId);
    const { stored, into } = await checkedInstruction(deps, { clientId, body });
    checkAcceptedTexts(acceptedTexts, {
      known: termCodes,
      needed: into ? knownNotes({ kind: 'buy', fund: into }, await ageIndicators(deps, clientId)) : [],
      invalid: 'DIVIDEND_INSTRUCTION_INVALID',
    });
    const at = context.clock.now();
    const place = { clientId, fundId: stored.fund.id };
    await database.insert(dividendInstructionChanges).values({
      ...place,
      sequence: version,
      intoFundId: into?.id ?? null,
      at,
      sessionMark: sessionMark(session),
    });
    const evidence = { region: context.region, session, language, acceptedTexts, at, isConfirmed: true };
    await database
      .insert(dividendEvidence)
      .values({ ...(await sentEvidence(database, evidence)), ...place, sequence: version });
    const isOf = and(eq(dividendFunds.clientId, clientId), eq(dividendFunds.fundId, stored.fund.id));
    await database.delete(dividendFunds).where(isOf);
    if (into) await database.insert(dividendFunds).values({ ...place, intoFundId: into.id });
    const { environment } = context.configuration;
    await mailInstruction({ database, environment }, { clientId, fund: stored.fund, into, language, sentAt: at });
    const changed = { ...stored, into, changes: [...stored.changes, { at, into }] };
    return { keep: wireDividendHolding(changed, language) };
  });
}

type Input = Pick<SentDividendInstruction, 'clientId' | 'body'>;
type Checked = { readonly stored: StoredDividendHolding; readonly into: StoredDividendHolding['into'] };

/** The holding and the fund that is to receive its dividends, where nothing stands against it. */
async function checkedInstruction(context: ServerContext, { clientId, body }: Input): Promise<Checked> {
  const { fundCode, currency, intoFundCode } = body;
  const held = await dividendHoldings(context.database, clientId);
  const stored = heldFund(held, fundCode, currency);
  if (stored === undefined) throw refused('unknown');
  if (stored.changes.length !== body.version) throw refused('outdated');
  const into = intoFundCode === undefined ? null : await fundInCurrency(context, intoFundCode, currency);
  if (into === undefined) throw refused('into');
  if (into?.id === stored.into?.id) throw refused('unchanged');
  const client = await loadRatedProfile(context, clientId);
  const receiving = into && { from: stored.fund, into, client, day: today(context.clock) };
  const problem = receiving && (await findReceivingProblem(context.database, receiving));
  if (problem) throw refused(problemOfReceiving(problem));
  return { stored, into };
}

/** The holding in a currency of the fund that is named; of several funds that share its code none. */
function heldFund(
  held: readonly StoredDividendHolding[],
  id: string,
  currency: string,
): StoredDividendHolding | undefined {
  const [found, ...others] = held.filter(
    ({ fund }) => fund.currency === currency && isNamedBy({ code: fund.code, jfFundCode: jfFundCode(fund) }, id),
  );
  return others.length === 0 ? found : undefined;
}

/** The fund of a code, if it is in a currency. */
async function fundInCurrency(context: ServerContext, code: string, currency: string) {
  const fund = await findFundByCode(context, code, { currency });
  return fund?.currency === currency ? fund : undefined;
}

const refused = (problem: InstructionProblem): ApiError => new ApiError(400, [dividendErrorCodes[problem]]);
