import * as z from 'zod/mini';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import type { MockFile } from './mock-file';

const preference = z.looseObject({});

/** How the mock's client wishes to hear from us: as it is recorded or, until the page is loaded anew, as she chose. */
export class MockCommunication {
  private chosen: object = {};

  play({ name, body }: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (recorded === undefined || !name.toLowerCase().endsWith('communicationpreference')) return recorded;
    if (name === 'keepCommunicationPreference') this.chosen = preference.parse(parseJson(body));
    return { ...recorded, body: { ...preference.parse(recorded.body), ...this.chosen } };
  }
}
