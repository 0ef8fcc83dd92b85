import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation as it is sent, with the types of its data and of its variables. */
export type TypedDocument<Data, Variables> = {
  readonly toString: () => string & DocumentTypeDecoration<Data, Variables>;
};
