import type {
  InstructDividend,
  InstructDividendOutcome,
  DividendInstructionInput,
} from '../../../application/dividends/instruct-dividend';
import type { DividendHolding, InstructionProblem } from '../../../domain/dividends/dividend-instruction';
import {
  type ConfirmationRequest,
  type ConfirmedOutcome,
  ConfirmationFlow,
  type ConfirmationPhase,
  type ConfirmationDeps,
} from '../../orders/terms/confirmation-flow';

/** An instruction as it is to be, and what of it decides what the client accepts first. */
export type InstructionRequest = ConfirmationRequest<Omit<DividendInstructionInput, 'password'>>;

/** Confirming what is to be done with dividends. */
export type DividendConfirmationFlow = ConfirmationFlow<
  InstructionRequest['input'],
  DividendHolding,
  InstructionProblem
>;

/** The steps of a change of an instruction. */
export type DividendPhase = ConfirmationPhase<DividendHolding, InstructionProblem>;

/** The dependencies of the confirmation. */
export type DividendConfirmationDeps = ConfirmationDeps & {
  readonly instruct: Pick<InstructDividend, 'execute' | 'find'>;
};

/** Changes an instruction once that is confirmed, at most once [LINK-32, API-90]. */
export const dividendConfirmationFlow = (
  deps: DividendConfirmationDeps,
  request: () => InstructionRequest | undefined,
): DividendConfirmationFlow =>
  new ConfirmationFlow(deps, {
    request,
    send: async (input, { secret: password, acceptedTexts }, onStep) =>
      confirmed(await deps.instruct.execute({ ...input, password, acceptedTexts }, onStep)),
    find: async (input) => confirmed(await deps.instruct.find(input)),
  });

const confirmed = (outcome: InstructDividendOutcome): ConfirmedOutcome<DividendHolding, InstructionProblem> =>
  outcome.kind === 'instructed' ? { kind: 'done', done: outcome.holding } : outcome;
