import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AddVcaTransactionMutationVariables } from '../../contract/graphql/cash/generated/graphql';
import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import type { CashInstructionType } from '../../domain/cash-account/instructions/cash-instruction';
import type { CashProblem } from '../../domain/cash-account/instructions/cash-problem';
import { checkTopUp } from '../../domain/cash-account/instructions/check-top-up';
import { checkWithdrawal } from '../../domain/cash-account/instructions/check-withdrawal';
import { parseCashAmount } from '../../domain/cash-account/instructions/parse-cash-amount';
import { topUpMethods } from '../../domain/cash-account/instructions/top-up-methods';
import { withdrawalDestination } from '../../domain/cash-account/instructions/withdrawal-destination';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import type { Language } from '../../domain/language';
import { type Decimal, toText } from '../../domain/money/decimal';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { authorisedAccounts, findSameDayDebit } from '../banking/find-bank-accounts';
import { mayDebit } from '../banking/may-debit';
import { today } from '../context/clock';
import type { Session } from '../context/find-session';
import { sessionMark } from '../context/session-mark';
import { randomLetters } from '../context/references';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { cashClients, cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import { requiredCoolingOff } from '../cooling-off/required-cooling-off';
import { recordCoolingOff } from '../cooling-off/record-cooling-off';
import { lockedAccounts } from '../context/locked-accounts';
import { requireStepUp, requireStepUpAgain } from '../re-authentication/require-step-up';
import { runOnce } from '../submissions/run-once';
import { ApiError } from '../wire/api-error';
import { findCashAccount } from './find-cash-account';
import { demonstrationRefusal } from './demonstration-amounts';

/** A top-up or a withdrawal; `Y` of one that is to wait. */
export type CashInstructionInput = AddVcaTransactionMutationVariables & { readonly coolingOff?: string | undefined };

/** A client's instruction to the Cash Account, with its session, language and key [OPEN-81]. */
export type SentCashInstruction = {
  readonly clientId: string;
  readonly session: Pick<Session, 'id' | 'cookieHash' | 'clientId'>;
  readonly language: Language;
  readonly key: IdempotencyKey;
  readonly instruction: CashInstructionInput;
};

type Deps = Pick<ServerContext, 'region' | 'database' | 'clock' | 'configuration'>;

type Checked = {
  readonly type: CashInstructionType;
  readonly amount: Decimal;
  readonly accountSid: string;
};

const received = z.object({ sid: z.string() });

const refuse = (code: CashProblem): ApiError => new ApiError(400, [code]);

/**
 * Receives a client's top-up or withdrawal once: a pending transaction with its first event, all or nothing. The client's
 * accounts are locked before the balance is worked out, as they are for orders, so that no two count on the same money.
 * What calls for caution goes only after a day, if the
 * client wishes it. Only a client who has just proved who acts moves any [GQL-29, VCA-04, VCA-05, VCA-24..26, VCA-32, VCA-33, VCA-35, OPEN-44].
 */
export function receiveInstruction(deps: Deps, sent: SentCashInstruction): Promise<z.output<typeof received>> {
  const { clientId, session, key, instruction } = sent;
  const { coolingOff: waits, ...asked } = instruction;
  const body = { ...asked, ...(waits ? { coolingOff: waits } : {}) };
  const content = JSON.stringify([
    asked.accountNo,
    asked.transactionType,
    asked.transactionCurrency,
    asked.amount,
    ...(waits ? [waits] : []),
  ]);
  const submission = { clientId, call: 'addVcaTransaction' as const, key, content };
  const proveAgain = (database: Database) =>
    requireStepUpAgain({ ...deps, database }, session, 'addVcaTransaction', body);
  return runOnce(deps, { submission, stored: received, proveAgain }, async (database) => {
    await lockedAccounts(database, clientId);
    const { type, amount, accountSid } = await checked({ ...deps, database }, sent);
    const coolingOff =
      type === 'topup'
        ? undefined
        : await requiredCoolingOff(
            { ...deps, database },
            { kind: 'withdrawal', value: amount, clientId, session, waits: waits === 'Y' },
          );
    // Last, so that nobody is asked for a proof of what can't be done anyway.
    await requireStepUp({ ...deps, database }, session, 'addVcaTransaction', body);
    const at = deps.clock.now();
    const sid = referenceOf(sent);
    await database.insert(cashTransactions).values({
      sid,
      cashAccountSid: accountSid,
      type,
      sign: type === 'topup' ? 1 : -1,
      amount: toText(amount),
      status: 'pending',
      paymentStatus: 'pending',
      at,
      heldUntil: coolingOff?.until ?? null,
    });
    const mark = sessionMark(session);
    await database.insert(cashEvents).values({
      transactionSid: sid,
      sequence: 0,
      kind: coolingOff ? 'held' : 'received',
      at,
      actor: 'client',
      sessionMark: mark,
    });
    if (coolingOff) {
      const { environment } = deps.configuration;
      const stored = {
        subjects: [sid],
        waiting: { kind: 'withdrawal', count: 1 } as const,
        coolingOff,
        sessionMark: mark,
      };
      await recordCoolingOff(database, { clientId, ...stored, environment });
    }
    return { keep: { sid } };
  });
}

/** Returns a reference derived from the key, which no other submission of the client has. */
const referenceOf = ({ clientId, key }: SentCashInstruction): string => `CA${randomLetters([clientId, key], 16)}`;

async function checked(deps: Deps, sent: SentCashInstruction): Promise<Checked> {
  const { database } = deps;
  const { accountNo, transactionType, transactionCurrency } = sent.instruction;
  const type = parseOneOf(['topup', 'withdrawal'] as const, transactionType);
  if (type === undefined) throw refuse('VCA-0108');
  await requireOwnAccount(database, sent);
  if (transactionCurrency !== cashAccountCurrency) throw refuse('VCA-0103');
  const account = await findCashAccount(database, { accountNumber: accountNo, currency: cashAccountCurrency });
  if (account === undefined) throw refuse('VCA-0100');
  const amount = parseCashAmount(sent.instruction.amount);
  if (amount === undefined) throw refuse('VCA-0200');
  const isProduction = deps.configuration.environment === 'production';
  const shown = isProduction ? undefined : demonstrationRefusal(amount);
  if (shown !== undefined) throw new ApiError(400, [shown]);
  const verdict = type === 'topup' ? checkTopUp(amount) : checkWithdrawal(amount, account.available);
  if (verdict !== 'accepted') throw refuse(verdict);
  const isPossible = await (type === 'topup' ? isTopUpPossible : mayWithdraw)(deps, sent);
  if (!isPossible) throw refuse('VCA-0109');
  return { type, amount, accountSid: account.sid };
}

/** Refuses who has not enabled the Cash Account, and an account of somebody else [VCA-34]. */
async function requireOwnAccount(database: Database, { clientId, instruction }: SentCashInstruction): Promise<void> {
  const [cashClient] = await database.select().from(cashClients).where(eq(cashClients.clientId, clientId));
  if (cashClient?.isEnabled !== true) throw refuse('VCA-0106');
  const [own] = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.number, instruction.accountNo), eq(accounts.clientId, clientId)));
  if (own === undefined) throw refuse('VCA-0100');
}

/** Returns true if the client's bank may be debited electronically, and no freeze stops it [VCA-32, CONFLICT-55]. */
async function isTopUpPossible(
  { database, clock }: Deps,
  { clientId, instruction }: SentCashInstruction,
): Promise<boolean> {
  const sameDay = await findSameDayDebit(database, clientId, cashAccountCurrency);
  if (sameDay?.underSHLFrozenPeriod !== false) return false;
  if (topUpMethods({ eddaEnabled: sameDay.eddaEnabled ?? undefined }).length === 0) return false;
  return mayDebit(database, instruction.accountNo, today(clock));
}

/** Returns true if a standing instruction says where the money goes [VCA-33, BANK-05]. */
async function mayWithdraw({ database, clock }: Deps, { clientId, language }: SentCashInstruction): Promise<boolean> {
  const found = await authorisedAccounts(database, { clientId, language, kind: 'SPI', day: today(clock) });
  return withdrawalDestination(found.filter(({ status }) => status === 'A').map(({ wire }) => wire)) !== undefined;
}
