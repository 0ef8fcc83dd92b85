import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer, offline, refusal, textAnswer } from '../../adapters/support/scripted-transport';

/** Every way in which a call can fail, but the end of the session. */
export const faults = {
  'offline or reset': offline,
  timeout: { kind: 'no-answer', reason: 'timeout' },
  '400 with errors': answer(400, refusal('E1', 'E2')),
  '400 without errors': answer(400, refusal()),
  '403': answer(403, refusal('E1')),
  '429': answer(429, refusal('TOO_MANY_REQUESTS')),
  '500': answer(500, refusal('INTERNAL_ERROR')),
  '502 with HTML': textAnswer(502, '<html><body>Bad Gateway</body></html>'),
  '503': answer(503),
  'an empty body': textAnswer(200, ''),
  'truncated JSON': textAnswer(200, '{"data":{"a":[{"b":1}'),
  'the wrong type': textAnswer(200, '"seven"'),
} satisfies Record<string, TransportAnswer>;

/** The further faults of an operation, with status 200 [ERR-08..12]. */
export const operationFaults = {
  INTERNAL_ERROR: answer(200, {
    data: null,
    errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code: 'E1' }, { code: 'E2' }] } }],
  }),
  'another classification': answer(200, { errors: [{ extensions: { classification: 'DataFetchingException' } }] }),
  'data of null': answer(200, { data: null }),
} satisfies Record<string, TransportAnswer>;

/** The answers by which the server says that there is no session [ERR-04, ERR-10, ERR-13]. */
export const sessionEnds = {
  '401': answer(401, refusal('E1')),
  UNAUTHORIZED: answer(200, { errors: [{ extensions: { classification: 'UNAUTHORIZED' } }] }),
} satisfies Record<string, TransportAnswer>;

export type Fault = keyof typeof faults | keyof typeof operationFaults | keyof typeof sessionEnds;

/** Operations are written as types are, calls of the catalogue as functions. */
const isOperation = (name: string): boolean => /^[A-Z]/.test(name);

/** The faults of one call. */
export const faultsOf = (name: string): readonly (readonly [Fault, TransportAnswer])[] =>
  pairs(isOperation(name) ? { ...faults, ...operationFaults } : faults);

/** The ways in which one call can say that the session is over. */
export const endsOf = (name: string): readonly (readonly [Fault, TransportAnswer])[] =>
  pairs(isOperation(name) ? sessionEnds : { '401': sessionEnds['401'] });

const pairs = (given: Partial<Record<Fault, TransportAnswer>>): readonly (readonly [Fault, TransportAnswer])[] =>
  Object.entries(given).map(([fault, one]) => [fault as Fault, one]);
