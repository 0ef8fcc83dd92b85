import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { SameDayDebits } from '../../../application/ports/banking/same-day-debits';
import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import { parseBody } from '../../http/parse-body';
import { SameDayDdaHkDocument } from '../../../contract/graphql/account/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { sameDayDirectDebitFields, toSameDayDirectDebit } from './same-day-direct-debit';

const answer = z.object({ sameDayDdaHK: z.nullable(sameDayDirectDebitFields) });

/** Hong Kong's same-day direct debit over GraphQL, that in HKD; a panel, so its failures are its own [GQL-24, BANK-12, CONFLICT-44]. */
export class GraphqlSameDayDebits extends SameDayDebits {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  current(): AsyncResult<SameDayDirectDebit> {
    return this.client.ask({
      document: SameDayDdaHkDocument,
      variables: { accountCurrency: 'HKD' },
      showErrors: false,
      read: parseBody(answer, ({ sameDayDdaHK }) => toSameDayDirectDebit(sameDayDdaHK ?? {})),
    });
  }
}
