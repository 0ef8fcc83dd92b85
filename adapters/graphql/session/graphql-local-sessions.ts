import * as z from 'zod/mini';
import type { AsyncResult, CallFailure, ServerError } from '../../../application/ports/call-failure';
import { LocalSessions } from '../../../application/ports/session/local-sessions';
import type { SessionEnd } from '../../../application/ports/session/session-end';
import type { Credentials } from '../../../application/ports/session/sessions';
import type { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import { firstCoded } from '../../http/server-errors';
import { LocalUserLoginDocument } from '../../../contract/graphql/local-login/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({ localUserLogin: z.object({ success: z.boolean() }) });

/** Log-in by the mutation of HK's development and test environments [AUTH-15]; its refusal is a logon's [CONFLICT-09]. */
export class GraphqlLocalSessions extends LocalSessions {
  constructor(
    private readonly client: GraphqlClient,
    private readonly sessionEnd: SessionEnd,
    private readonly epoch: SessionEpoch,
  ) {
    super();
  }

  async logOn({ username, secret }: Credentials): AsyncResult<void> {
    const result = await this.client.ask({
      document: LocalUserLoginDocument,
      variables: { userId: username, password: secret },
      showErrors: false,
      onUnauthorized: 'caller',
      read: parseBody(answer, ({ localUserLogin }) => localUserLogin.success),
    });
    if (result.ok && result.value) {
      this.epoch.advance();
      return ok(undefined);
    }
    return err(result.ok ? refused([]) : this.refusal(result.error));
  }

  private refusal(failure: CallFailure): CallFailure {
    if (failure.kind === 'unauthorized') this.sessionEnd.markExpired();
    if (failure.kind !== 'unauthorized' && failure.kind !== 'rejected') return failure;
    return refused(failure.errors);
  }
}

const refused = (errors: readonly ServerError[]): CallFailure => ({
  kind: 'rejected',
  errors: [firstCoded(errors, 'LOG0001')],
});
