import { type CashOutcome, InstructCash } from '../../../application/cash-account/instruct-cash';
import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import {
  cashInstruction,
  type CashInstruction,
  type CashInstructionType,
} from '../../../domain/cash-account/instructions/cash-instruction';
import { add, compare, type Decimal, parseDecimal, scaled, toText, zero } from '../../../domain/money/decimal';
import type { Chance } from '../machine/chance';
import { giveProof } from './give-proof';
import { accountOf, balanceOf, justBelowHalf, worthOf } from './payout-size';
import { type Act, failureText, type Visit } from './visit';

/** The cents by which the bank of the demonstration pays, refuses, is late or tells twice. */
const cents = [0, 0, 0, 13, 14, 15, 1, 99] as const;

/** Tops the Cash Account up. */
export const topUp: Act = (visit) => instruct(visit, 'topup');

/** Takes money out of the Cash Account, perhaps after a wait. */
export const withdraw: Act = (visit) => instruct(visit, 'withdrawal');

/** Takes all that there is out of the Cash Account, at once. */
export const withdrawAll: Act = (visit) => instruct(visit, 'withdrawal', drawAll);

/** Takes as much out of the Cash Account, at once, as may leave without waiting: close to half of all that there is. */
export const withdrawHalf: Act = (visit) => instruct(visit, 'withdrawal', drawHalf);

/** Cancels a withdrawal that waits. */
export const cancelWithdrawal: Act = async (visit) => {
  const { tab, chance } = visit;
  const accountNo = await accountOf(visit);
  if (accountNo === undefined) return 'has no Cash Account';
  const summary = await tab.get(CashAccounts).summary(accountNo);
  if (!summary.ok) return `reads no Cash Account: ${failureText(summary.error)}`;
  const pending = summary.value.pending.filter(({ transactionType }) => transactionType === 'withdrawal');
  const sid = chance.oneOf(pending)?.vcaTransactionSid;
  if (sid === undefined) return 'has no withdrawal to cancel';
  const answer = await tab.get(CashInstructions).cancel(sid);
  return `cancels the withdrawal ${sid}: ${answer.ok ? 'done' : failureText(answer.error)}`;
};

/** Draws the amount of an instruction to an account; undefined where there is nothing to draw from. */
type DrawAmount = (visit: Visit, accountNo: string) => Promise<Decimal | undefined>;

async function instruct(visit: Visit, type: CashInstructionType, drawOwn?: DrawAmount): Promise<string> {
  const { tab, chance } = visit;
  const accountNo = await accountOf(visit);
  if (accountNo === undefined) return 'has no Cash Account';
  const draw = drawOwn ?? (type === 'topup' ? drawTopUp : drawWithdrawal);
  const amount = await draw(visit, accountNo);
  if (amount === undefined) return 'has nothing to take out';
  const waits = type === 'withdrawal' && !drawOwn && chance.isOneIn(3);
  const instruction = cashInstruction(type, accountNo, amount, waits);
  const what = `${type} of ${toText(amount)}${waits ? ' that waits' : ''}`;
  const cash = tab.get(InstructCash);
  let outcome = await cash.execute(instruction);
  let isTwice = false;
  if (outcome.kind === 'step-up-required') {
    const proof = await giveProof(visit, 'addVcaTransaction', bodyOf(instruction));
    if (proof !== 'proved') return `wants a ${what}: ${proof}`;
    const first = cash.execute(instruction, undefined, true);
    const again = chance.isOneIn(8) ? cash.execute(instruction, undefined, true) : undefined;
    outcome = await first;
    const second = again && (await again);
    if (second) tellOutcome(visit, second);
    if (second && second.kind !== 'refused') isTwice = true;
    if (second) objectToOther(visit, instruction, second);
  }
  objectToOther(visit, instruction, outcome);
  tellOutcome(visit, outcome);
  if (!isTwice && (outcome.kind === 'refused' || outcome.kind === 'not-received'))
    visit.tell({ what: 'cash-amount', name: [accountNo, type, toText(amount)].join(' '), outcome: outcome.kind });
  return `wants a ${what}: ${outcomeText(outcome)}`;
}

const drawTopUp: DrawAmount = ({ chance }) => Promise.resolve(inCents(chance.between(990, 60_000), chance));

const inCents = (dollars: number, chance: Chance): Decimal =>
  scaled(BigInt(dollars) * 100n + BigInt(chance.oneOf(cents) ?? 0), 2);

/** An amount such as clients take out: mostly some of what there is, all of it, or a little more; undefined where nothing is. */
const drawWithdrawal: DrawAmount = async (visit, accountNo) => {
  const { chance } = visit;
  const available = await drawAll(visit, accountNo);
  if (available === undefined) return undefined;
  const kind = chance.byWeight({ some: 5, all: 2, 'too much': 1 });
  if (kind === 'some') return inCents(chance.between(4_990, 12_000), chance);
  return kind === 'all' ? available : add(available, scaled(1n, 2));
};

async function drawAll({ tab }: Visit, accountNo: string): Promise<Decimal | undefined> {
  const available = await balanceOf(tab, accountNo);
  return available && compare(available, zero) > 0 ? available : undefined;
}

async function drawHalf(visit: Visit, accountNo: string): Promise<Decimal | undefined> {
  const available = await drawAll(visit, accountNo);
  const worth = await worthOf(visit);
  if (available === undefined || typeof worth === 'string') return undefined;
  const half = justBelowHalf(worth.all, visit.chance);
  return compare(half, available) < 0 ? half : available;
}

const bodyOf = ({ coolingOff, ...instruction }: CashInstruction) => ({
  ...instruction,
  ...(coolingOff === undefined ? {} : { coolingOff }),
});

function tellOutcome(visit: Visit, outcome: CashOutcome): void {
  if (outcome.kind !== 'received' || outcome.isEarlier) return;
  visit.tell({ what: 'cash', name: outcome.answer.vcaTransactionSid, outcome: 'received' });
}

/** Objects to a receipt of something else than what was wanted. */
function objectToOther(visit: Visit, { transactionType, amount }: CashInstruction, outcome: CashOutcome): void {
  if (outcome.kind !== 'received') return;
  const { answer } = outcome;
  const wanted = parseDecimal(amount);
  const isSame =
    answer.transactionType === transactionType &&
    answer.amount !== undefined &&
    wanted.ok &&
    compare(answer.amount, wanted.value) === 0;
  if (!isSame)
    visit.object(`the receipt of a ${transactionType} of ${amount} is ${answer.vcaTransactionSid}, another one`);
}

function outcomeText(outcome: CashOutcome): string {
  switch (outcome.kind) {
    case 'received':
      return `received as ${outcome.answer.vcaTransactionSid}`;
    case 'overtaken':
    case 'step-up-required':
      return outcome.kind;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `${outcome.kind}, ${failureText(outcome.failure)}`;
  }
}
