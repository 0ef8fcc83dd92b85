import * as operations from '../../../adapters/graphql/generated/graphql';
import { digest } from '../../context/tokens';

/** The digests of the documents the portal sends, exactly as it sends them. */
export const persistedDocuments: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter((exported) => exported instanceof operations.TypedDocumentString)
    .map((document) => digest(document.toString())),
);

/** Whether a document is one of the portal's own, to the letter. */
export const isPersisted = (query: string): boolean => persistedDocuments.has(digest(query));
