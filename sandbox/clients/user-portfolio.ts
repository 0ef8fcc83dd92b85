import { and, asc, eq } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { hasTradingRight } from '../../domain/clients/trading-right';
import { isPasswordChangeDue } from '../../domain/credentials/secrets/password-age';
import { paymentGroup } from '../../domain/holdings/payment-group';
import { type ServerClock, today } from '../context/clock';
import { localised } from '../context/language';
import { randomLetters } from '../context/references';
import { cashClients } from '../database/schema/cash-accounts';
import { accounts, type ClientRow } from '../database/schema/clients';
import { movements } from '../database/schema/funds';
import { staffMembers } from '../database/schema/notices';
import { regularPlans } from '../database/schema/regular-plans';
import { loadEligibility } from '../documents/accept-document';
import { loadMigrationStatus } from '../regular-plans/migration-status';
import { elderlyIndicators } from '../suitability/elderly-indicators';
import { statedRating } from '../suitability/risk-profile';
import { clientTier } from '../tiers/client-tier';
import type { CallContext } from '../wire/call-context';
import { loadSecondFactor } from './second-factor';

/** Returns the signed-in client, as HK's contract has it [ENT-12..16, GQL-08]. */
export async function userPortfolioHK(client: ClientRow, context: CallContext) {
  const owned = await context.server.database
    .select()
    .from(accounts)
    .where(eq(accounts.clientId, client.id))
    .orderBy(asc(accounts.number));
  const [cashClient] = await context.server.database
    .select()
    .from(cashClients)
    .where(eq(cashClients.clientId, client.id));
  const { database } = context.server;
  const amlReactivationEligibility = await loadEligibility(database, client.id);
  const base = await userPortfolio(client, context);
  return {
    ...base,
    ...(await plansOf(context.server, client.id)),
    ...promptsOf(client, context),
    isSingleAccountUser: owned.length === 1,
    // The books know of nobody who began or left lately, nor of who is still to be verified or has a standing instruction on dividends.
    isStaff7days: false,
    isStaff60days: false,
    isOA2: false,
    standingDi: false,
    dvtCompleted: true,
    thisMonthIsBirthDayMonth: false,
    showPromoCode: !base.isStaff,
    referralCode: `REF${randomLetters(['referral', client.id], 8)}`,
    msAccounts: owned
      .filter(({ type }) => type === 'MS')
      .map(({ number }) => ({ msAccountNo: number, isStaffApproval: false })),
    taAccountHKs: owned
      .filter(({ type }) => type === 'MA')
      .map(({ number }) => ({ accountSid: number, accountNo: number, spiCurrencies: ['HKD', 'USD'] })),
    etradingRight: hasTradingRight(amlReactivationEligibility),
    isVCClient: cashClient !== undefined,
    vcaEnabled: cashClient?.isEnabled ?? false,
    amlReactivationEligibility,
  };
}

/** Loads the facts about the client's regular plans [ENT-14]. */
async function plansOf({ database, clock }: CallContext['server'], clientId: string) {
  const { rspMigrationEligible, illegibleReasons } = await loadMigrationStatus({ database, clock }, clientId);
  const [active] = await database
    .select({ refNo: regularPlans.refNo })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .where(and(eq(accounts.clientId, clientId), eq(regularPlans.status, 'ACTIVE')))
    .limit(1);
  const isEligible = rspMigrationEligible === 'ELIGIBLE';
  return { withActiveRSP: active !== undefined, rspMigrationEligible: isEligible, illegibleReasons };
}

/** Returns what a client is prompted for: a username, where there is none yet, and a second factor [ENT-14, OPEN-57, OPEN-89]. */
const promptsOf = (client: ClientRow, { server, language }: CallContext) => ({
  hasUserIdAlias: client.userName !== null,
  showUserIdAliasTooltip: client.userName === null,
  ...loadSecondFactor(server, client, language),
});

/** Returns the signed-in client, as TW's contract has it [ENT-12, ENT-13, ENT-17, ENT-18, GQL-09]. */
export async function userPortfolioTW(client: ClientRow, context: CallContext) {
  const held = await context.server.database
    .selectDistinct({ paymentType: movements.paymentType })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, client.id));
  return {
    ...(await userPortfolio(client, context)),
    ...(await elderlyIndicators(context.server.database, { clientId: client.id, day: today(context.server.clock) })),
    isStaffOnsMoneyApproval: false,
    hasOffshoreNonEcAccount: held.some(({ paymentType }) => paymentGroup(paymentType ?? '') === 'wealth-account'),
    accountSupplementalInfoList: [{ etradingRight: true, amc: 'ONSHORE', accountStatus: 'NORMAL', isFATCA: false }],
    clientSid: client.id,
  };
}

/** The tier is the one that `clientTiers` tells too. */
async function userPortfolio(client: ClientRow, context: CallContext) {
  const { database } = context.server;
  const staff = await database.select().from(staffMembers).where(eq(staffMembers.clientId, client.id));
  const { server, language } = context;
  const { membershipTier, investmentTier, holdingAmount } = await clientTier(context);
  const tier = membershipTier ?? investmentTier;
  return {
    userId: client.id,
    effectiveCrr: statedRating(client, today(server.clock)) ?? null,
    crrLastUpdateDate: client.riskUpdatedOn,
    latestTier: tier,
    tierDetail: {
      tier,
      holdingAmount,
      holdingAmountCurrency: regionDefaults[server.region].defaultCurrency,
      startDate: client.tierFrom,
      endDate: client.tierUntil,
    },
    userNameWithTitle: localised(client.names, language) ?? '',
    lastLoginDate: client.previousLoginAt?.toISOString() ?? null,
    investorType: 'INDIVIDUAL',
    isStaff: staff.length > 0,
    isStaffApproval: false,
    email: { email: client.email },
    autheEnabled: server.configuration.reAuthProvider === 'AUTHE',
    passwordChangeReminder: isSecretChangeDue(client, server.clock),
  };
}

/** Returns true if the client's PIN or password is due for a change [CRED-23]. */
export const isSecretChangeDue = ({ secretChangedAt }: ClientRow, clock: ServerClock): boolean =>
  isPasswordChangeDue(secretChangedAt.toISOString(), clock.now().toISOString());
