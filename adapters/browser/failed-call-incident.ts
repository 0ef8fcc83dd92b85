import type { CallFailure } from '../../application/ports/call-failure';
import type { Incident } from '../../application/ports/incidents';

/**
 * Returns the incident of a failed call that no server has on record by a number: a call without an answer, or one that was
 * answered with something that a server of ours doesn't say; undefined for what is none, such as the end of a session.
 */
export function failedCallIncident(failure: CallFailure): Incident | undefined {
  switch (failure.kind) {
    case 'no-answer':
      return { kind: 'no-answer', name: 'NoAnswer', text: failure.reason, places: [] };
    case 'server-error':
      return failure.requestId === undefined
        ? { kind: 'error', name: 'ServerError', text: `status ${String(failure.status)}`, places: [] }
        : undefined;
    case 'malformed':
      return { kind: 'error', name: 'MalformedAnswer', text: 'an answer could not be read', places: [] };
    case 'rejected':
      return { kind: 'error', name: 'UnexplainedRefusal', text: 'a refusal said no reason', places: [] };
    case 'unauthorized':
    case 'superseded':
    case 'not-offered':
      return undefined;
  }
}
