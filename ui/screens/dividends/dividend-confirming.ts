import type {
  InstructDividend,
  InstructDividendOutcome,
  DividendInstructionInput,
} from '../../../application/dividends/instruct-dividend';
import type { DividendHolding, InstructionProblem } from '../../../domain/dividends/dividend-instruction';
import {
  type Asked,
  type ConfirmedOutcome,
  Confirming,
  type ConfirmingPhase,
  type ConfirmingSources,
} from '../../orders/terms/confirming';

/** An instruction as it is to be, and what of it decides what the client accepts first. */
export type AskedInstruction = Asked<Omit<DividendInstructionInput, 'password'>>;

/** Confirming what is to be done with dividends. */
export type DividendConfirming = Confirming<AskedInstruction['wanted'], DividendHolding, InstructionProblem>;

/** How far a change of an instruction has come. */
export type DividendPhase = ConfirmingPhase<DividendHolding, InstructionProblem>;

/** What the confirmation works with. */
export type DividendConfirmingSources = ConfirmingSources & {
  readonly instruct: Pick<InstructDividend, 'execute' | 'find'>;
};

/** Changes an instruction once that is confirmed, at most once [LINK-32, API-90]. */
export const dividendConfirming = (
  sources: DividendConfirmingSources,
  asked: () => AskedInstruction | undefined,
): DividendConfirming =>
  new Confirming(sources, {
    asked,
    send: async (wanted, password, onStep) =>
      confirmed(await sources.instruct.execute({ ...wanted, password }, onStep)),
    find: async (wanted) => confirmed(await sources.instruct.find(wanted)),
  });

const confirmed = (outcome: InstructDividendOutcome): ConfirmedOutcome<DividendHolding, InstructionProblem> =>
  outcome.kind === 'instructed' ? { kind: 'done', done: outcome.holding } : outcome;
