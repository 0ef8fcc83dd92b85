import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const adapters = 'adapters/graphql';

/** The folders beside the schema that hold operations: what each group of adapters asks. */
const groups = readdirSync(adapters, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(`${adapters}/${name}`).some((file) => file.endsWith('.graphql')));

const typesOf = (documents: string): NonNullable<CodegenConfig['generates'][string]> => ({
  documents,
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: 'string',
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    scalars: { Decimal: 'string', Date: 'string', DateTime: 'string' },
  },
});

const config: CodegenConfig = {
  schema: `${adapters}/schema.graphql`,
  generates: {
    // Every document the portal sends, for the back end; the browser never loads it.
    [`${adapters}/generated/`]: typesOf(`${adapters}/*/*.graphql`),
    ...Object.fromEntries(
      groups.map((group) => [`${adapters}/${group}/generated/`, typesOf(`${adapters}/${group}/*.graphql`)]),
    ),
  },
};

export default config;
