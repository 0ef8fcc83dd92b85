import { changedBankAccounts, type ListedBankAccount } from '../../domain/banking/changed-bank-accounts';
import { elderlyNotes } from '../../domain/clients/feature-gates';
import type { User } from '../../domain/clients/user';
import { riskLevelInUse, type RiskProfile } from '../../domain/suitability/risk/risk-level-in-use';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';

/** Returns the facts about a client that decide the notes of an order or a plan [TRADE-81..84, CONFLICT-60]. */
export const toClientFacts = (
  user: User,
  profile: RiskProfile,
  accounts: readonly ListedBankAccount[],
): ClientFacts => ({
  ...clientAge(user),
  riskLevel: riskLevelInUse(profile),
  recentBankChange: changedBankAccounts(accounts).length > 0,
});

/** The facts about a client's age, which Taiwan alone states, by the notes that they may call for [CONFLICT-60, ROLE-05, OPEN-57]. */
function clientAge(user: User): Pick<ClientFacts, 'elderly' | 'disadvantagedElderly'> {
  const notes = elderlyNotes(user);
  return {
    elderly: notes.includes('redemptionElderly'),
    disadvantagedElderly: notes.includes('vulnerableElderly'),
  };
}
