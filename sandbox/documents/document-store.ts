/** A store of identity documents by their names: a folder, or a bucket of an object store. */
export type DocumentStore = {
  /** Its place, in words for whoever operates the server. */
  readonly place: string;
  /** Makes what documents are put into, where that is missing. */
  readonly prepare: () => Promise<void>;
  /** Puts a document in, whole or not at all, in place of one of the same name; it is safe when this resolves. */
  readonly put: (name: string, content: Buffer) => Promise<void>;
  /** Returns a document, or undefined where there is none of that name. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Removes a document, if there is one. */
  readonly remove: (name: string) => Promise<void>;
  /** Names all documents, in no order; what lies there and is none is left out. */
  readonly list: () => AsyncIterable<string>;
  /** Tells whether it can be used now. */
  readonly isUp: () => Promise<boolean>;
};

/** A store that can't be used now: it is away, slow or refuses. The same may go well later; the message names no secret. */
export class DocumentStoreAway extends Error {}

/** A document that there is no room for. */
export class DocumentStoreFull extends Error {}

/** The names that documents have in a store. */
export const documentName = /^[0-9a-f]{32}\.(?:jpeg|png)$/;
