import type { DocumentStore } from './document-store';

/** Copies all documents from one store into another, as they are kept; what is there already stays. */
export async function copyDocuments(from: DocumentStore, to: DocumentStore): Promise<void> {
  for await (const name of from.list()) {
    const [content, there] = await Promise.all([from.get(name), to.get(name)]);
    if (content !== undefined && there === undefined) await to.put(name, content);
  }
}
