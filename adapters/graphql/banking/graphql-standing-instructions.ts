import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { StandingInstructions } from '../../../application/ports/banking/standing-instructions';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { parseBody } from '../../http/parse-body';
import { wireBankAccount, toBankAccount } from './bank-accounts';
import { ActiveSpiHkDocument } from '../../../contract/graphql/account/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({ activeSpiHK: z.array(wireBankAccount) });

/** Hong Kong's standing payment instructions over GraphQL, those of status A; a panel, so its failures are its own [GQL-23, BANK-11]. */
export class GraphqlStandingInstructions extends StandingInstructions {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  active(): AsyncResult<readonly BankAccount[]> {
    return this.client.ask({
      document: ActiveSpiHkDocument,
      variables: { status: 'A' },
      showErrors: false,
      read: parseBody(answer, ({ activeSpiHK }) => activeSpiHK.map(toBankAccount)),
    });
  }
}
