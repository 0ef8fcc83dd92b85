import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type AccountHoldingsQuery,
  type PortfolioAccount,
  HoldingsByAccount,
} from '../../../application/ports/holdings/holdings-by-account';
import { type HoldingDetails, withDetails } from '../../../domain/holdings/holding-details';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import { hkHoldings } from '../../http/holdings/portfolio-holdings';
import { parseBody } from '../../http/parse-body';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import {
  HoldingStatisticsHkExcelDocument,
  HoldingStatisticsHkExcelSubAccountDocument,
} from '../../../contract/graphql/export/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { loadHoldingDetails } from './graphql-holding-details';
import { holdingStatisticsFields } from './holding-statistics';
import { excelFilter } from './holdings-filter';
import { readHkUser } from '../clients/user-portfolio';

const { tableViewDetails } = holdingStatisticsFields.shape;
const answer = z.object({ holdingStatisticsHK: z.object({ tableViewDetails }) });

/** HK's holdings account by account, over GraphQL; a sub-account's query has a name of its own for the mock's sake [GQL-07, MOCK-02]. */
export class GraphqlHoldingsByAccount extends HoldingsByAccount {
  private loadingDetails: Promise<HoldingDetails | undefined> | undefined;

  constructor(
    private readonly client: GraphqlClient,
    private readonly hasDetails: boolean,
  ) {
    super();
  }

  accounts(): AsyncResult<readonly PortfolioAccount[]> {
    return this.client.ask({
      document: UserPortfolioHkDocument,
      variables: {},
      showErrors: false,
      read: (data) => {
        const user = readHkUser(data);
        if (!user.ok) return user;
        const { taAccountHKs, msAccounts } = user.value;
        const master: readonly PortfolioAccount[] = taAccountHKs.length > 0 ? [{ type: 'MA' }] : [];
        return ok([...master, ...msAccounts.map(({ msAccountNo }) => ({ type: 'MS' as const, msAccountNo }))]);
      },
    });
  }

  async of(query: AccountHoldingsQuery): AsyncResult<readonly PortfolioHolding[]> {
    const [answer, details] = await Promise.all([this.ask(query), this.hasDetails ? this.details() : undefined]);
    if (!answer.ok || details === undefined) return answer;
    return ok(answer.value.map((holding) => withDetails(holding, details, query.currency)));
  }

  /** Asks once for the accounts that are asked for together: the details are of all of them. */
  private details(): Promise<HoldingDetails | undefined> {
    this.loadingDetails ??= loadHoldingDetails(this.client).finally(() => {
      this.loadingDetails = undefined;
    });
    return this.loadingDetails;
  }

  private ask({
    account,
    currency: viewedIn,
    country,
  }: AccountHoldingsQuery): AsyncResult<readonly PortfolioHolding[]> {
    return this.client.ask({
      document: account.type === 'MA' ? HoldingStatisticsHkExcelDocument : HoldingStatisticsHkExcelSubAccountDocument,
      variables: { filter: excelFilter(account, viewedIn), country },
      showErrors: false,
      read: parseBody(answer, ({ holdingStatisticsHK: stated }) => hkHoldings(stated.tableViewDetails ?? [], viewedIn)),
    });
  }
}
