import { asc, eq } from 'drizzle-orm';
import { isRetained } from '../../domain/documents/retention';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { funds } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';
import { wireThreshold } from '../context/wire-threshold';
import { acceptedTextsOptions } from '../wire/accepted-texts-options';
import type { CallGroup } from '../wire/serve';
import { dividendHoldings, wireDividendHolding } from './dividend-holdings';
import { instructDividend } from './instruct-dividend';
import { paidDividends } from './paid-dividends';
import { dividendInstructions } from './reinvested-dividends';

/**
 * Serves the distributions paid to a client, the dividends invested in another fund, and the client's instructions on
 * them [API-73, LINK-26, LINK-32].
 */
export const dividendRoutes: CallGroup = (serve, context) => {
  const { database, clock } = context;

  serve('existingDividendFund', ({ clientId }) =>
    database
      .select({ fundCode: funds.code })
      .from(dividendFunds)
      .innerJoin(funds, eq(funds.id, dividendFunds.fundId))
      .where(eq(dividendFunds.clientId, clientId))
      .orderBy(asc(funds.code)),
  );

  serve('dividendFund', ({ clientId, language }) => dividendInstructions(context, { clientId, language }));

  serve('dividendInstructions', async ({ clientId, language }) =>
    (await dividendHoldings(database, clientId)).map((stored) => wireDividendHolding(stored, language)),
  );

  serve(
    'instructDividend',
    ({ session, clientId, language, body, headers }) =>
      instructDividend(context, { session, clientId, language, body, key: headers['idempotency-key'] }),
    acceptedTextsOptions,
  );

  serve('distributionHistory', async ({ clientId, language }) => {
    const day = today(clock);
    const paid = await paidDividends(context, { clientId, day });
    return paid
      .filter(({ dividend }) => isRetained('history', dividend.date, day))
      .map(({ dividend: { accountNumber, date, gross, currency }, code, names, remittedOn, isWaiting }) => ({
        fund: { name: { code, value: localised(names, language) ?? null } },
        accountNo: accountNumber,
        date,
        amount: gross,
        currency,
        remittedOn,
        waitsFor: isWaiting ? wireThreshold : null,
      }));
  });
};
