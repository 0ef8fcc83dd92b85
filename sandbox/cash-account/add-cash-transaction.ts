import type { AddVcaTransactionMutationVariables } from '../../contract/graphql/cash/generated/graphql';
import { parseIdempotencyKey } from '../../domain/submissions/idempotency-key';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import type { CallContext } from '../wire/call-context';
import { Refusal } from '../wire/refusal';
import { transactionBySid } from './find-cash-accounts';
import { receiveInstruction } from './receive-instruction';

/** Takes what the signed-in client asks of the Cash Account [GQL-29, OPEN-81]. */
export async function addVcaTransaction(wanted: AddVcaTransactionMutationVariables, context: CallContext) {
  const { server, language } = context;
  const session = await context.session();
  const key = parseIdempotencyKey(context.idempotencyKey ?? '');
  if (!key.ok) throw new Refusal(400, [submissionRefusals.keyInvalid]);
  const { clientId } = session;
  const { sid } = await receiveInstruction(server, { clientId, session, language, key: key.value, wanted });
  return transactionBySid(server.database, sid);
}
