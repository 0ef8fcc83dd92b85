import { sentOperations } from '../../../contract/graphql/sent-operations';
import { digest } from '../../context/tokens';

/** The digests of the documents the portal sends, exactly as it sends them. */
export const persistedDocuments: ReadonlySet<string> = new Set(sentOperations.map(({ text }) => digest(text)));

/** Returns true if a document is one of the portal's own, to the letter. */
export const isPersisted = (query: string): boolean => persistedDocuments.has(digest(query));
