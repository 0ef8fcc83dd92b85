import { preset as client } from '@graphql-codegen/client-preset';
import { getOperationAST } from 'graphql';

// The names and kinds of operations in the generated documents. No library does it: the client preset of graphql-codegen
// writes them as the document's text alone, and takes a function where no setting does.

/** The client preset for `codegen.yml`, with what a function alone can tell it, and no setting of it: each document carries its operation's kind and name. */
export const preset = {
  ...client,
  async buildGeneratesSection(options) {
    const sections = await client.buildGeneratesSection({
      ...options,
      presetConfig: { ...options.presetConfig, onExecutableDocumentNode: kindAndName },
    });
    // A document that nobody imports is left out of the build: making one does nothing else.
    return sections.map((section) => ({ ...section, config: { ...section.config, pureMagicComment: true } }));
  },
};

function kindAndName(document) {
  const operation = getOperationAST(document);
  return operation?.name ? { kind: operation.operation, name: operation.name.value } : undefined;
}
