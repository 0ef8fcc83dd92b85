import { join } from 'node:path';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { createClock } from '../../../sandbox/context/clock';
import { createSecrets } from '../../../sandbox/context/secrets';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { acceptDocument } from '../../../sandbox/documents/accept-document';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { aPicture } from '../../builders/a-picture';
import { testConfiguration } from './test-sandbox';

// Takes one picture of the client 1 in a data folder, as a process of its own that can be killed.
const [dataFolder = ''] = process.argv.slice(2);
const { database } = await openEmbedded({ folder: join(dataFolder, 'pg') });
const configuration = { ...testConfiguration, dataFolder };
const content = Buffer.from(await aPicture('png'));
const context = {
  ...({ region: 'HK', database, clock: createClock(undefined), configuration } as const),
  secrets: await createSecrets('test'),
  metrics: createMetrics(),
  documents: openDocuments(configuration),
};
const upload = { requestBy: '1', name: 'a.png', type: 'image/png', content, isTooLarge: false };
await acceptDocument(context, { clientId: '1', key: deriveKey('key', '00000001'), upload });
