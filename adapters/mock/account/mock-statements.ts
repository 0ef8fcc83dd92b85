import { nextStatementMonth, statementReadyOn } from '../../../domain/documents/statement-months';
import { hongKongMoment } from '../../../domain/formatting/hong-kong-moment';
import type { TransportRequest } from '../../http/transport';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

/** Nothing is printed in the mock: no document is listed, and it says when a statement would come [MOCK-01, ORDQ-09, ORDQ-10]. */
export function playStatements(request: TransportRequest, now: () => number = Date.now): MockFile | undefined {
  if (isRequestFor(request, 'contractNotes')) return { status: 200, body: [] };
  if (isRequestFor(request, 'eStatements')) {
    const { year = '', month = '' } = hongKongMoment(new Date(now()).toISOString()) ?? {};
    const next = nextStatementMonth(`${year}-${month}-01`);
    return { status: 200, body: { statements: [], next: { month: next, readyOn: statementReadyOn(next) } } };
  }
  if (isRequestFor(request, 'contractNote', 'eStatement'))
    return { status: 400, body: { detail: { errors: [{ code: 'STATEMENT_UNKNOWN' }] } } };
  return undefined;
}
