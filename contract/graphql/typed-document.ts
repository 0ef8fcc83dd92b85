import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OperationTypeNode } from 'graphql';

/** The kind and the name of an operation. */
export type OperationId = {
  readonly kind: `${OperationTypeNode}`;
  readonly name: string;
};

/** An operation as it is sent, with the types of its data and of its variables. */
export type TypedDocument<Data, Variables> = {
  readonly toString: () => string & DocumentTypeDecoration<Data, Variables>;
  /** Generated beside the text by `scripts/operations-preset.mjs`, so that nobody need read the text for it. */
  readonly __meta__?: Partial<OperationId> | undefined;
};
