import type {
  AddVcaTransactionMutationVariables,
  HoldVcaTransactionMutationVariables,
} from '../../contract/graphql/cash/generated/graphql';
import { heldWithdrawal } from '../../domain/cash-account/instructions/cash-instruction';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { parseIdempotencyKey } from '../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';
import { heldTransactionBySid, transactionBySid } from './find-cash-accounts';
import { receiveInstruction, type CashInstructionInput } from './receive-instruction';

/** Takes what the signed-in client asks of the Cash Account [GQL-29, OPEN-81]. */
export async function addVcaTransaction(instruction: AddVcaTransactionMutationVariables, context: CallContext) {
  return transactionBySid(context.server.database, await received(instruction, context));
}

/** Takes a withdrawal that waits before it is carried out [VCA-05]. */
export async function holdVcaTransaction(instruction: HoldVcaTransactionMutationVariables, context: CallContext) {
  return heldTransactionBySid(context.server.database, await received({ ...instruction, ...heldWithdrawal }, context));
}

async function received(instruction: CashInstructionInput, context: CallContext): Promise<string> {
  const { server, language } = context;
  const session = await context.session();
  if (server.configuration.contract === 'specified' && !context.isReAuthenticated)
    throw new ApiError(403, [stepUpErrorCodes.needed]);
  const key = parseIdempotencyKey(context.idempotencyKey ?? '');
  if (!key.ok) throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  const { clientId } = session;
  const { sid } = await receiveInstruction(server, {
    clientId,
    session,
    language,
    key: key.value,
    instruction,
  });
  return sid;
}
