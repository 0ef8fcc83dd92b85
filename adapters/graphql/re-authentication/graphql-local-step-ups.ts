import * as z from 'zod/mini';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { LocalStepUps } from '../../../application/ports/re-authentication/local-step-ups';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { err, ok } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';
import { LocalUserReAuthDocument } from '../../../contract/graphql/re-authentication/generated/graphql';

const answer = z.object({ localUserReAuth: z.object({ success: z.boolean() }) });
const refused: CallFailure = { kind: 'rejected', errors: [{ code: stepUpErrorCodes.credential }] };

/** The proof by the mutation of Hong Kong's development and test environments; it asks for no proof itself [REAUTH-19, OPEN-44]. */
export class GraphqlLocalStepUps extends LocalStepUps {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async give({ nonce, secret }: { readonly nonce: string; readonly secret: string }): AsyncResult<void> {
    const result = await this.client.ask({
      document: LocalUserReAuthDocument,
      variables: { nonce, password: secret },
      showErrors: false,
      renewsSession: true,
      read: parseBody(answer, ({ localUserReAuth }) => localUserReAuth.success),
    });
    if (!result.ok) return result;
    if (!result.value) return err(refused);
    return ok(undefined);
  }
}
