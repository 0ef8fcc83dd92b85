import { sentOperations } from '../../../contract/graphql/sent-operations';

/** The names of the documents the portal sends, by their texts exactly as it sends them. */
const persistedDocuments: ReadonlyMap<string, string> = new Map(
  sentOperations.map(({ name, text }) => [text, name.replace(/Document$/, '')]),
);

/** Returns true if a document is one of the portal's own, to the letter. */
export const isPersisted = (query: string): boolean => persistedDocuments.has(query);

/** Returns the name of one of the portal's own documents; `other` for any other, whose words are its sender's. */
export const operationName = (query: string): string => persistedDocuments.get(query) ?? 'other';

/** The names that documents can have in figures and traces. */
export const operationNames: readonly string[] = [...new Set([...persistedDocuments.values(), 'other'])];
