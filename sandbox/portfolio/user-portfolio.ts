import { asc, eq } from 'drizzle-orm';
import { localised } from '../content/localised';
import { accounts } from '../database/schema/clients';
import { movements } from '../database/schema/funds';
import type { CallContext } from '../graphql/call-context';
import type { Client } from '../sessions/log-on';
import { paymentGroup } from '../../domain/holdings/payment-group';

const secretLastsDays = 90;

/** Who is signed in, as HK's contract has it [ENT-12..16, GQL-08]. */
export async function userPortfolioHK(client: Client, context: CallContext) {
  const owned = await context.surroundings.database
    .select()
    .from(accounts)
    .where(eq(accounts.clientId, client.id))
    .orderBy(asc(accounts.number));
  return {
    ...userPortfolio(client, context),
    msAccounts: owned
      .filter(({ type }) => type === 'MS')
      .map(({ number }) => ({ msAccountNo: number, isStaffApproval: false })),
    taAccountHKs: owned
      .filter(({ type }) => type === 'MA')
      .map(({ number }) => ({ accountSid: number, accountNo: number, spiCurrencies: ['HKD', 'USD'] })),
    hasUserIdAlias: client.userName !== null,
    mfaIndicator: 'N',
    etradingRight: true,
    vcaEnabled: false,
  };
}

/** Who is signed in, as TW's contract has it [ENT-12, ENT-13, ENT-17, ENT-18, GQL-09]. */
export async function userPortfolioTW(client: Client, context: CallContext) {
  const held = await context.surroundings.database
    .selectDistinct({ paymentType: movements.paymentType })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, client.id));
  return {
    ...userPortfolio(client, context),
    elderlyIndicator: false,
    disadvantagedElderlyIndicator: false,
    isStaffOnsMoneyApproval: false,
    hasOffshoreNonEcAccount: held.some(({ paymentType }) => paymentGroup(paymentType ?? '') === 'wealth-account'),
    accountSupplementalInfoList: [{ etradingRight: true, amc: 'ONSHORE', accountStatus: 'NORMAL', isFATCA: false }],
    clientSid: client.id,
  };
}

function userPortfolio(client: Client, { surroundings, language }: CallContext) {
  const age = surroundings.clock.now().getTime() - client.secretChangedAt.getTime();
  return {
    userId: client.id,
    effectiveCrr: client.riskLevel,
    crrLastUpdateDate: client.riskUpdatedOn,
    latestTier: client.tier,
    tierDetail: {
      tier: client.tier,
      holdingAmount: client.tierAmount,
      holdingAmountCurrency: surroundings.region === 'HK' ? 'HKD' : 'TWD',
      startDate: client.tierFrom,
      endDate: client.tierUntil,
    },
    userNameWithTitle: localised(client.names, language) ?? '',
    lastLoginDate: client.previousLoginAt?.toISOString() ?? null,
    investorType: 'INDIVIDUAL',
    isStaff: false,
    isStaffApproval: false,
    email: { email: client.email },
    autheEnabled: false,
    passwordChangeReminder: age > secretLastsDays * 86_400_000,
  };
}
