import { join } from 'node:path';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import type { DocumentStore } from './document-store';
import { folderStore } from './folder-store';
import { objectStore } from './object-store';
import { sealedStore } from './sealed-store';

type Settings = Pick<SandboxConfiguration, 'documents' | 'dataFolder' | 'environment'>;

/** Returns the store of identity documents that a configuration names; in production there is none without a key. */
export function openDocuments(configuration: Settings): DocumentStore {
  const { keys } = configuration.documents;
  if (configuration.environment === 'production' && keys.length === 0)
    throw new StartProblem('DOCUMENT_KEYS must be set in production: identity documents are sealed with the first');
  return sealedStore(documentsAsStored(configuration), keys);
}

/** Returns the same store with its documents as they are kept: sealed, for whoever copies them. */
export const documentsAsStored = (configuration: Pick<Settings, 'documents' | 'dataFolder'>): DocumentStore =>
  configuration.documents.objectStore === undefined
    ? documentsFolder(configuration)
    : objectStore(configuration.documents.objectStore);

/** Returns the store in the data folder, also where another has taken its place. */
export const documentsFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>): DocumentStore =>
  folderStore(join(dataFolder, 'documents'));
