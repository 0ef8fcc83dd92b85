/** The problems of a new PIN [PIN-05..12]. */
export type PinProblem =
  | 'required'
  | 'digits-only'
  | 'six-digits'
  | 'equals-account-number'
  | 'equals-plan-number'
  | 'repeating-digits'
  | 'ascending-sequence'
  | 'descending-sequence'
  | 'same-as-current'
  | 'reentry-missing'
  | 'reentry-mismatch';

/** The values that a new PIN is compared with; those not given aren't compared. */
export type PinContext = {
  readonly accountNumbers?: readonly string[] | undefined;
  readonly planNumbers?: readonly string[] | undefined;
  readonly current?: string | undefined;
  readonly reentry?: string | undefined;
};

const pinLength = 6;
const longestNumber = 64;

/** Everything that is wrong with a new PIN and its re-entry, nothing when it is accepted [PIN-05..12, CONFLICT-05, OPEN-47, TRADE-102]. */
export function checkPin(pin: string, context: PinContext = {}): readonly PinProblem[] {
  const problems: PinProblem[] = pin === '' ? ['required'] : problemsOf(pin, context);
  if (context.reentry === '') problems.push('reentry-missing');
  else if (context.reentry !== undefined && context.reentry !== pin) problems.push('reentry-mismatch');
  return problems;
}

function problemsOf(pin: string, { accountNumbers = [], planNumbers = [], current }: PinContext): PinProblem[] {
  const problems: PinProblem[] = [];
  if (!/^\d*$/.test(pin)) problems.push('digits-only');
  if (pin.length !== pinLength) problems.push('six-digits');
  if (accountNumbers.some((number) => isTakenFrom(pin, number))) problems.push('equals-account-number');
  if (planNumbers.some((number) => isTakenFrom(pin, number))) problems.push('equals-plan-number');
  if (/(\d)\1\1/.test(pin)) problems.push('repeating-digits');
  if (isSixOf('0123456789', pin)) problems.push('ascending-sequence');
  if (isSixOf('9876543210', pin)) problems.push('descending-sequence');
  if (pin === current) problems.push('same-as-current');
  return problems;
}

/** Returns true if a PIN is the first or the last six digits of a number [PIN-07, PIN-08, CONFLICT-05]. */
function isTakenFrom(pin: string, number: string): boolean {
  // Nobody's number is longer; a text that is may take long to clean.
  const digits = number.length > longestNumber ? '' : number.replace(/\D/g, '');
  return pin === digits || pin === digits.slice(0, pinLength) || pin === digits.slice(-pinLength);
}

const isSixOf = (sequence: string, pin: string): boolean => pin.length === pinLength && sequence.includes(pin);
