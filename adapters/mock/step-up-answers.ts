import * as z from 'zod/mini';
import { regionFlags } from '../../config/feature-flags';
import {
  reAuthenticationBody,
  returnedReAuthentication,
} from '../../contract/rest/re-authentication/re-authentication';
import { parseReAuthAction, type ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { needsStepUp } from '../../domain/credentials/re-authentication/needs-step-up';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { canonicalBody, parseRequestBody } from '../../domain/credentials/re-authentication/request-body';
import { type AnswersByCall, answerWith, Memory, type MockCall, rejectOperation, rejectWith } from './mock-call';

const localStepUp = z.object({ variables: z.object({ nonce: z.string(), password: z.string() }) });

/** Step-up authentications: the bodies that were begun, by nonce, and those that are proved and not used up. */
type StepUps = { readonly started: Map<string, string>; readonly completed: Set<string> };

const stepUps = new Memory<StepUps>(() => ({ started: new Map(), completed: new Set() }));

/** Tells whether an action may be carried out now: where it needs step-up authentication, one proof is used up. */
export function isProved(call: MockCall, action: ReAuthAction, sent: unknown): boolean {
  if (!regionFlags[call.region].RE_AUTH || !needsStepUp(action)) return true;
  const body = parseRequestBody(action, sent);
  return body !== undefined && stepUps.of(call).completed.delete(canonicalBody(action, body));
}

function prove(call: MockCall, nonce: string): boolean {
  const { started, completed } = stepUps.of(call);
  const body = started.get(nonce);
  if (body === undefined) return false;
  started.delete(nonce);
  completed.add(body);
  return true;
}

/** Step-up authentication: any secret is right, and each proof counts once [MOCK-04]. */
export const stepUpAnswers = {
  beginReAuthentication: (call) => {
    const { action: name, body: sent, nonce } = reAuthenticationBody.parse(call.sent);
    const action = parseReAuthAction(name);
    const body = action && parseRequestBody(action, sent);
    if (!action || !body) return rejectWith('BAD_REQUEST');
    stepUps.of(call).started.set(nonce, canonicalBody(action, body));
    return answerWith({ provider: 'LOCAL' });
  },
  finishReAuthentication: (call) =>
    prove(call, returnedReAuthentication.parse(call.sent).nonce)
      ? answerWith({})
      : rejectWith(stepUpErrorCodes.unknown),
  LocalUserReAuth: (call) =>
    prove(call, localStepUp.parse(call.sent).variables.nonce)
      ? answerWith({ data: { localUserReAuth: { success: true } } })
      : rejectOperation(stepUpErrorCodes.unknown),
} satisfies AnswersByCall;
