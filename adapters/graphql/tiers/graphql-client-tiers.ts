import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import type { Region } from '../../../domain/region';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { parseBody } from '../../http/parse-body';
import { clientTierFields, toClientTier } from '../../http/tiers/client-tier';
import { ClientTiersDocument } from '../../../contract/graphql/home/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({ clientTiers: z.nullable(clientTierFields) });

/** The client's tier over GraphQL; a panel, so its failures are its own [GQL-10]. */
export class GraphqlClientTiers extends ClientTiers {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  async current(): AsyncResult<MembershipTier> {
    return this.client.ask({
      document: ClientTiersDocument,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ clientTiers }) => toClientTier(this.region, clientTiers ?? {})),
    });
  }
}
