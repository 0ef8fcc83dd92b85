import * as z from 'zod/mini';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const preference = z.looseObject({});

/** How the mock's client wishes to hear from us: as it is recorded or, until the page is reloaded, as the client chose. */
export class MockCommunication {
  private chosen: object = {};

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    const isKept = isRequestFor(request, 'keepCommunicationPreference');
    if (recorded === undefined || !(isKept || isRequestFor(request, 'communicationPreference'))) return recorded;
    if (isKept) this.chosen = preference.parse(parseJson(request.body));
    return { ...recorded, body: { ...preference.parse(recorded.body), ...this.chosen } };
  }
}
