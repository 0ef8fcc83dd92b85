import { Kind, OperationTypeNode, parse } from 'graphql/index.js';
import { operationKind } from '../../../contract/graphql/operation-kind';

/**
 * Returns true if every operation of a document is a query named `...Public...` [ROLE-04]; what doesn't parse is not.
 */
export function isPublicDocument(query: string): boolean {
  try {
    const operations = parse(query, { maxLexicalTokens: 1_000 }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    return (
      operations.length > 0 &&
      operations.every(
        ({ operation, name }) => operation === OperationTypeNode.QUERY && operationKind(name?.value ?? '') === 'public',
      )
    );
  } catch {
    return false;
  }
}
