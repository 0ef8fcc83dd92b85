import { operationKindOf } from '../../contract/graphql/operation-kind';
import type { Call } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';

const calls: Readonly<Record<string, Call | undefined>> = callCatalogue;

/** Whether a call answers visitors too: a REST call as the contract says, a GraphQL operation by its name [OPEN-08]. */
export function answersVisitors(name: string): boolean {
  const call = calls[name];
  return call ? call.session === 'none' : operationKindOf(name) === 'public';
}

/** Whether a request is for one of some calls of the contract. */
export const isRequestFor = ({ name }: { readonly name: string }, ...names: readonly CallName[]): boolean =>
  names.some((one) => one === name);
