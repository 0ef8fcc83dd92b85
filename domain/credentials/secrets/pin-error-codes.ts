import type { PinProblem } from './check-pin';

/** The two PINs of a client: to log in, and to verify transactions [PIN-01, PIN-02, CONFLICT-62]. */
export const pinKinds = ['login', 'verification'] as const;

/** One of a client's two PINs [CONFLICT-62]. */
export type PinKind = (typeof pinKinds)[number];

/** The outcomes of a change of PIN, successes included [OPEN-01]. */
export type PinEvent = PinProblem | 'current-missing' | 'current-wrong' | 'not-accepted' | 'changed' | 'created';

/** The prompt to reset a PIN so as to use two-factor login [ERR-49, OPEN-01]. */
export const twoFactorPinCode = 'PIN0039';

/** Why a change isn't taken whatever is typed: a login PIN that must be reset before a login with two factors can't be changed [ERR-49, OPEN-01]. */
export const pinResetOpenErrorCode = (
  scope: PinKind | 'both',
  { pinResetDue }: { readonly pinResetDue: boolean },
): typeof twoFactorPinCode | undefined => (pinResetDue && scope !== 'verification' ? twoFactorPinCode : undefined);

/** The events in the order of their codes: 0001 to 0016 for the login PIN, 0017 to 0032 for the verification PIN [OPEN-01]. */
export const pinEvents = [
  'current-missing',
  'current-wrong',
  'required',
  'digits-only',
  'six-digits',
  'equals-account-number',
  'equals-plan-number',
  'repeating-digits',
  'ascending-sequence',
  'descending-sequence',
  'reentry-missing',
  'reentry-mismatch',
  'not-accepted',
  'same-as-current',
  'changed',
  'created',
] as const satisfies readonly PinEvent[];

// Both PINs share six codes; any other refusal of both is told by the nearest of them, or as "try another".
const numberForBoth: Record<PinEvent, number> = {
  'current-missing': 33,
  'current-wrong': 34,
  required: 35,
  'digits-only': 35,
  'six-digits': 35,
  'not-accepted': 35,
  'reentry-missing': 36,
  'reentry-mismatch': 36,
  changed: 37,
  created: 38,
  'equals-account-number': 40,
  'equals-plan-number': 40,
  'repeating-digits': 40,
  'ascending-sequence': 40,
  'descending-sequence': 40,
  'same-as-current': 40,
};

const tables: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['login', tableOf((_, place) => 1 + place)],
  ['verification', tableOf((_, place) => 17 + place)],
  ['both', tableOf((event) => numberForBoth[event])],
]);

/** The code that tells an event of a change of the login PIN, the verification PIN or both, PIN0001 to PIN0040 [ERR-38..48, OPEN-01]. */
export const pinErrorCode = (event: PinEvent, kind: PinKind | 'both'): string => tables.get(kind)?.get(event) ?? '';

function tableOf(numberOf: (event: PinEvent, place: number) => number): ReadonlyMap<string, string> {
  return new Map(pinEvents.map((event, place) => [event, `PIN${String(numberOf(event, place)).padStart(4, '0')}`]));
}
