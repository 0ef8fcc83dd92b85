import * as z from 'zod/mini';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { endedSession, openSessionList } from '../../../contract/rest/account/account-security';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const answer = z.looseObject(openSessionList.shape);

/** The open sessions of the mock's client: those that are recorded, without those that the client ended, until the page is reloaded. */
export class MockAccountSecurity {
  private readonly ended = new Set<string>();

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (recorded === undefined || !isRequestFor(request, 'accountSecurity', 'endSession', 'endOtherSessions'))
      return recorded;
    const body = answer.parse(recorded.body);
    const named = endedSession.safeParse(parseJson(request.body)).data?.id;
    for (const { id, isCurrent } of body.sessions) {
      const isMeant =
        isRequestFor(request, 'endOtherSessions') || (isRequestFor(request, 'endSession') && id === named);
      if (isMeant && !isCurrent) this.ended.add(id);
    }
    return { ...recorded, body: { ...body, sessions: body.sessions.filter(({ id }) => !this.ended.has(id)) } };
  }
}
