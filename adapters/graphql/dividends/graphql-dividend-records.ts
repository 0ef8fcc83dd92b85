import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { DividendRecords } from '../../../application/ports/dividends/dividend-records';
import type { DividendRecord } from '../../../domain/dividends/dividend-record';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';
import { dividendRecordFields, toDividendRecord } from './dividend-record';
import { DividendRecordsTwDocument } from '../../../contract/graphql/records/generated/graphql';

const answer = z.object({ dividendRecordsTW: z.array(dividendRecordFields) });

/** Taiwan's dividend records over GraphQL; a panel, so its failures are its own [GQL-25]. */
export class GraphqlDividendRecords extends DividendRecords {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  all(): AsyncResult<readonly DividendRecord[]> {
    return this.client.ask({
      document: DividendRecordsTwDocument,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ dividendRecordsTW }) => dividendRecordsTW.map(toDividendRecord)),
    });
  }
}
