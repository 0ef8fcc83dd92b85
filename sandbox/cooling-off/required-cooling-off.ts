import { and, desc, eq } from 'drizzle-orm';
import { coolingOffLimits } from '../../config/cooling-off-limits';
import { coolingOffErrorCodes, type CoolingOffReason } from '../../domain/cooling-off/cooling-off-reason';
import { coolingOffEnd, type Payout, whyCoolingOff } from '../../domain/cooling-off/why-cooling-off';
import { type Decimal, zero } from '../../domain/money/decimal';
import { sum, sumOfAll } from '../../domain/money/sum';
import { type ServerClock, today } from '../context/clock';
import type { Session } from '../context/find-session';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { bankAccounts, bankAuthorities } from '../database/schema/bank-accounts';
import { holdingsValue } from '../portfolio/holdings-value';
import { newDeviceSince } from '../sessions/login-records';
import { ApiError } from '../wire/api-error';
import { outflowOfClient } from './outflow-of-client';

/** Parts of the server that say whether money that leaves has to wait. */
export type CoolingOffDeps = Pick<ServerContext, 'region' | 'database'> & {
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'contract'>;
};

/** Money that a client wants to have paid out in a session, beside what is on its way out already. */
type OutgoingPayment = Pick<Payout, 'kind'> & {
  /** Its worth in the region's currency; undefined where it can't be valued. */
  readonly value: Decimal | undefined;
  readonly clientId: string;
  readonly session: Pick<Session, 'cookieHash'>;
  /** True if the client lets it wait. */
  readonly waits: boolean;
};

/** That money that leaves is kept, and why. */
export type CoolingOff = { readonly reasons: readonly CoolingOffReason[]; readonly at: Date; readonly until: Date };

/**
 * Refuses to send money at once where something calls for caution, and names every reason; what its client lets wait is
 * kept instead, with the reasons there are. Undefined where it goes at once, as everything does where nothing can wait
 * [VCA-05, TRADE-109].
 */
export async function requiredCoolingOff(
  deps: CoolingOffDeps,
  payment: OutgoingPayment,
): Promise<CoolingOff | undefined> {
  if (deps.configuration.contract === 'specified') return undefined;
  const at = deps.clock.now();
  const reasons = await reasonsFor(deps, payment, at.toISOString());
  if (payment.waits) return { reasons, at, until: new Date(coolingOffEnd(at.toISOString(), coolingOffLimits)) };
  if (reasons.length === 0) return undefined;
  const codes = reasons.map((reason) => coolingOffErrorCodes[reason]);
  throw new ApiError(400, codes);
}

async function reasonsFor(deps: CoolingOffDeps, payment: OutgoingPayment, at: string) {
  const { region, database, clock } = deps;
  const { kind, clientId, session } = payment;
  const { value, apart, cash } = await outflowOfClient(deps, clientId);
  const held = (await holdingsValue(deps, { clientId, day: today(clock) })) ?? zero;
  const deviceSince = await newDeviceSince(database, session.cookieHash);
  const money = {
    kind,
    at,
    value: sumOfAll([value, payment.value]),
    portfolio: sum([held, cash, apart]),
    paidToSince: await newestPayee(database, clientId),
    newDeviceSince: deviceSince?.toISOString(),
  };
  const { largeRedemption } = regionAnswers[region];
  return whyCoolingOff(money, { ...coolingOffLimits, largeRedemption });
}

/** The day from which on money is paid to the newest of a client's bank accounts. */
async function newestPayee(database: Database, clientId: string): Promise<string | undefined> {
  const isInForce = and(eq(bankAuthorities.kind, 'SPI'), eq(bankAuthorities.status, 'A'));
  const [newest] = await database
    .select({ since: bankAuthorities.effectiveOn })
    .from(bankAuthorities)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankAuthorities.bankAccountId))
    .where(and(eq(bankAccounts.clientId, clientId), isInForce))
    .orderBy(desc(bankAuthorities.effectiveOn))
    .limit(1);
  return newest?.since;
}
