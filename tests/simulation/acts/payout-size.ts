import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { Users } from '../../../application/ports/clients/users';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { masterAccountNo } from '../../../domain/clients/client-accounts';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { add, type Decimal, multiply, scaled, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import type { Chance } from '../machine/chance';
import { failureText, type Visit } from './visit';

/** The holdings of a client, and what they and the Cash Account are worth together, in the region's currency. */
type Worth = { readonly holdings: readonly PortfolioHolding[]; readonly all: Decimal };

/** Returns what the client has; in words where it can't be read. */
export async function worthOf(visit: Visit): Promise<Worth | string> {
  const { tab, client } = visit;
  const currency = client.region === 'HK' ? 'HKD' : 'TWD';
  const portfolio = await tab.get(Holdings).load({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', currency });
  if (!portfolio.ok) return `sees no portfolio: ${failureText(portfolio.error)}`;
  const { totals, holdings } = portfolio.value;
  const accountNo = await accountOf(visit);
  const cash = accountNo === undefined ? undefined : await balanceOf(tab, accountNo);
  return { holdings, all: add(totals.marketValue, cash ?? zero) };
}

/** As much of what there is as may leave without waiting, to the cent, or a little less. */
export function justBelowHalf(all: Decimal, chance: Chance): Decimal {
  const thousandths = chance.isOneIn(4) ? chance.between(400, 498) : 499;
  return round(multiply(all, scaled(BigInt(thousandths), 3)), 2, 'down');
}

/** Returns what can be taken out of a Cash Account; undefined without one. */
export async function balanceOf(tab: Visit['tab'], accountNo: string): Promise<Decimal | undefined> {
  const summary = await tab.get(CashAccounts).summary(accountNo);
  return summary.ok ? summary.value.accounts[0]?.availableBalance : undefined;
}

/** The account whose Cash Account is the client's; undefined in Taiwan. */
export async function accountOf({ tab }: Visit): Promise<string | undefined> {
  const user = await tab.get(Users).current();
  return user.ok && user.value.region === 'HK' ? masterAccountNo(user.value) : undefined;
}
