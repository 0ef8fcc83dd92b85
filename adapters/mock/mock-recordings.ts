import type { Region } from '../../domain/region';
import type { MockFile } from './mock-file';
import { type CallRecording, recordingIn } from './recorded-call';

/** The recorded answer that is asked for: a call's, in a language, as one client gets it. */
export type RecordingRequest = {
  readonly region: Region;
  /** The call's, with a variant after a dot (`portfolio.USD`). */
  readonly name: string;
  readonly language: string;
  /** The login name of a client with own recordings; the typical client's are everybody else's. */
  readonly client: string | undefined;
};

/** The recorded answers of both regions. */
export type MockRecordings = {
  readonly load: (request: RecordingRequest) => Promise<MockFile | undefined>;
  readonly isClient: (region: Region, login: string) => boolean;
};

type ClientFile = Readonly<Record<string, CallRecording>>;

const typical = import.meta.glob<CallRecording>('../../mocks/*/*.json', { import: 'default' });
const ofClients = import.meta.glob<ClientFile>('../../mocks/*/clients/*.json', { import: 'default' });

const fileOf = (region: Region, login: string): string => `../../mocks/${region.toLowerCase()}/clients/${login}.json`;

/** The project's own: a client's file has the calls that are answered otherwise than the typical client's. */
export const recordings: MockRecordings = {
  load: async ({ region, name, language, client }) => {
    const [call = '', ...variant] = name.split('.');
    const own = client === undefined ? undefined : await ofClients[fileOf(region, client)]?.();
    const recorded = own?.[call] ?? (await typical[`../../mocks/${region.toLowerCase()}/${call}.json`]?.());
    return recorded && recordingIn(recorded, variant.join('.'), language);
  },
  isClient: (region, login) => Object.hasOwn(ofClients, fileOf(region, login)),
};
