import { changedBankAccounts, type ListedBankAccount } from '../../domain/banking/changed-bank-accounts';
import type { User } from '../../domain/clients/user';
import { riskLevelInUse, type RiskProfile } from '../../domain/suitability/risk/risk-level-in-use';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';

/** What about a client decides the notes of an order or a plan [TRADE-81..84, CONFLICT-60]. */
export const clientFactsOf = (
  user: User,
  profile: RiskProfile,
  accounts: readonly ListedBankAccount[],
): ClientFacts => ({
  ...ageOf(user),
  riskLevel: riskLevelInUse(profile),
  recentBankChange: changedBankAccounts(accounts).length > 0,
});

/** What Taiwan says of a client's age [CONFLICT-60]. */
const ageOf = (user: User): Pick<ClientFacts, 'elderly' | 'disadvantagedElderly'> => ({
  elderly: 'elderlyIndicator' in user && user.elderlyIndicator === true,
  disadvantagedElderly: 'disadvantagedElderlyIndicator' in user && user.disadvantagedElderlyIndicator === true,
});
