import { parseOneOf } from '../kernel/parse-one-of';
import type { Message } from './message';

/** The kinds of orders that can be stopped; a plan is its setting up and its changes, not what it orders on its days. */
export const stoppableOrders = ['buy', 'sell', 'switch', 'plan'] as const;

/** A kind of orders that can be stopped. */
export type StoppableOrder = (typeof stoppableOrders)[number];

/** Everything that can be stopped for a while: signing in, all orders, those of a kind, or those of a fund. */
export type StopScope =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'all-orders' }
  | { readonly kind: 'orders'; readonly of: StoppableOrder }
  | { readonly kind: 'fund'; readonly fundCode: string };

/** A stop in force, with the sentence that tells clients of it. */
export type ServiceStop = { readonly scope: StopScope; readonly text: string };

/** An order that a client wants to send: its kind, and the codes of the funds that it leaves or enters. */
export type OrderToStop = { readonly kind: StoppableOrder; readonly fundCodes: readonly string[] };

const mark = 'STOP-';
const fundMark = 'FUND-';

/** The code under which a line of the maintenance message tells of a stop [ENT-32]. */
export function stopScopeCode(scope: StopScope): string {
  if (scope.kind === 'fund') return `${mark}${fundMark}${scope.fundCode}`;
  if (scope.kind === 'orders') return `${mark}${scope.of.toUpperCase()}`;
  return scope.kind === 'sign-in' ? `${mark}SIGN-IN` : `${mark}ALL`;
}

/** Returns the scope that a line's code names; undefined for a line that tells of no stop. */
export function parseStopScope(code: string): StopScope | undefined {
  if (!code.startsWith(mark)) return undefined;
  const name = code.slice(mark.length);
  if (name === 'SIGN-IN') return { kind: 'sign-in' };
  if (name === 'ALL') return { kind: 'all-orders' };
  const fundCode = name.startsWith(fundMark) ? name.slice(fundMark.length) : '';
  if (fundCode !== '') return { kind: 'fund', fundCode };
  const of = parseOneOf(stoppableOrders, name.toLowerCase());
  return of === undefined || name !== name.toUpperCase() ? undefined : { kind: 'orders', of };
}

/** Returns the first stop that stops an order; undefined where it can be sent. */
export function stopOfOrder<S extends { readonly scope: StopScope }>(
  stops: readonly S[],
  { kind, fundCodes }: OrderToStop,
): S | undefined {
  return stops.find(
    ({ scope }) =>
      scope.kind === 'all-orders' ||
      (scope.kind === 'orders' && scope.of === kind) ||
      (scope.kind === 'fund' && fundCodes.includes(scope.fundCode)),
  );
}

/** Returns the stop of signing in; undefined where clients may sign in. */
export const stopOfSignIn = <S extends { readonly scope: StopScope }>(stops: readonly S[]): S | undefined =>
  stops.find(({ scope }) => scope.kind === 'sign-in');

/** The stops that the enabled maintenance message tells of; a line that says nothing stops all the same [MSG-04, ENT-32]. */
export const stopsIn = (messages: readonly Message[]): readonly ServiceStop[] =>
  messages
    .filter(({ enable, type }) => enable && type === 'MAINTENANCE')
    .flatMap(({ values }) => values)
    .flatMap(({ code, value = '' }) => {
      const scope = parseStopScope(code);
      return scope === undefined ? [] : [{ scope, text: value.trim() }];
    });

/** The messages without the lines that tell of a stop, which every page says in a place of their own [MSG-04]. */
export const withoutStops = (messages: readonly Message[]): readonly Message[] =>
  messages.map((message) => ({
    ...message,
    values: message.values.filter(({ code }) => parseStopScope(code) === undefined),
  }));
