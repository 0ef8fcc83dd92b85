import type { Region } from '../../domain/region';
import type { MockFile } from './mock-file';

/** Which recorded answer is asked for: a call's, in a language, as one client gets it. */
export type RecordingRequest = {
  readonly region: Region;
  readonly name: string;
  readonly language: string;
  /** The login name of a client with own recordings; the typical client's are everybody else's. */
  readonly client: string | undefined;
};

/** The recorded answers of both regions. */
export type MockRecordings = {
  readonly load: (asked: RecordingRequest) => Promise<MockFile | undefined>;
  readonly isClient: (region: Region, login: string) => boolean;
};

type ClientFile = Readonly<Record<string, MockFile>>;

const typical = import.meta.glob<MockFile>('../../mocks/*/*.json', { import: 'default' });
const ofClients = import.meta.glob<ClientFile>('../../mocks/*/clients/*.json', { import: 'default' });

const fileOf = (region: Region, login: string): string => `../../mocks/${region.toLowerCase()}/clients/${login}.json`;

/** The project's own: a client's file has only what differs from the typical client's, and a language's only what differs from the first one's. */
export const recordings: MockRecordings = {
  load: async ({ region, name, language, client }) => {
    const own = client === undefined ? undefined : await ofClients[fileOf(region, client)]?.();
    const path = `../../mocks/${region.toLowerCase()}/${name}`;
    return (
      own?.[`${name}.${language}`] ??
      own?.[name] ??
      (await (typical[`${path}.${language}.json`] ?? typical[`${path}.json`])?.())
    );
  },
  isClient: (region, login) => Object.hasOwn(ofClients, fileOf(region, login)),
};
