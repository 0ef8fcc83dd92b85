import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { HoldingsFilter, Portfolio } from '../../../application/ports/holdings/holdings';
import {
  HoldingStatisticsHkPlainDocument,
  HoldingStatisticsTwDocument,
} from '../../../contract/graphql/plain-holdings/generated/graphql';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { Region } from '../../../domain/region';
import { hkHoldings } from '../../http/holdings/portfolio-holdings';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';
import { holdingStatisticsFields } from './holding-statistics';
import { hkFilter, twFilter, viewedIn } from './holdings-filter';
import { twPortfolio } from './tw-portfolio';

const { tableViewDetails } = holdingStatisticsFields.shape;
const hkAnswer = z.object({ holdingStatisticsHK: z.object({ tableViewDetails }) });
const twAnswer = z.object({ holdingStatisticsTW: holdingStatisticsFields });

/** Asks for HK's holdings alone, for a page about something else: a failure is for that page to tell [GQL-05, OPEN-92]. */
export const plainHoldings = (
  client: GraphqlClient,
  filter: HoldingsFilter,
  region: Region,
): AsyncResult<readonly PortfolioHolding[]> =>
  client.ask({
    document: HoldingStatisticsHkPlainDocument,
    variables: { filter: hkFilter(filter, region) },
    showErrors: false,
    read: parseBody(hkAnswer, ({ holdingStatisticsHK }) =>
      hkHoldings(holdingStatisticsHK.tableViewDetails ?? [], viewedIn(filter, region)),
    ),
  });

/** Asks for what is paid in the viewing currency: there each line is worth in its own currency what it counts, so that one list says both [GQL-02, PORT-27]. */
export const portfolioInOneList = (
  client: GraphqlClient,
  filter: HoldingsFilter,
  region: Region,
): AsyncResult<Portfolio> =>
  client.ask({
    document: HoldingStatisticsTwDocument,
    variables: { filter: twFilter(filter, { query: 'by-none-pie', region }) },
    showErrors: true,
    read: parseBody(twAnswer, ({ holdingStatisticsTW: stated }) =>
      twPortfolio({ byNonePie: stated, byFund: stated }, viewedIn(filter, region)),
    ),
  });
