import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { requirementsText } from '../../scripts/requirements.mjs';

const text = readFileSync('contract/graphql/schema.graphql', 'utf8');

test('[API-10, GQL-01..32] each type, field, argument and value of the GraphQL schema is described in a sentence', () => {
  const described = describedParts(text);
  expect(described.length).toBeGreaterThan(500);
  expect(described.filter(({ description }) => !isSentence(description)).map(({ name }) => name)).toEqual([]);
});

test('[API-10, GQL-01..32] the GraphQL schema says of each field that may be null what null means', () => {
  const silent = describedParts(text).filter(
    ({ mayBeNull, description, typeDescription }) =>
      mayBeNull && ![description, typeDescription].some((words) => /\bnull\b/i.test(words ?? '')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('[API-10] the GraphQL schema names requirements that exist', () => {
  const known = new Set([...requirementsText(process.cwd()).matchAll(/^- (\S+) \|/gm)].map(([, id]) => id));
  const named = describedParts(text).flatMap(({ description }) =>
    [...(description ?? '').matchAll(/\b[A-Z]+-\d{2,3}\b/g)].map(([id]) => id),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('[API-10] a type, a field, an argument or a value without a description is found', () => {
  const bare = describedParts(`
    type Query { funds(code: String): Kind }
    enum Kind { BOND }
    input Filter { code: String }
    directive @ours(name: String) on OBJECT
  `);
  expect(bare.filter(({ description }) => !isSentence(description)).map(({ name }) => name)).toEqual([
    'Query',
    'Query.funds',
    'Query.funds(code)',
    'Kind',
    'Kind.BOND',
    'Filter',
    'Filter.code',
    '@ours',
    '@ours(name)',
  ]);
});

type Part = {
  readonly name: string;
  readonly description: string | null | undefined;
  /** True for what an answer may leave out. */
  readonly mayBeNull: boolean;
  readonly typeDescription?: string | null | undefined;
};

function describedParts(schemaText: string): readonly Part[] {
  const schema = buildSchema(schemaText);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const ofTypes = types.flatMap((type): readonly Part[] => {
    const own: Part = { name: type.name, description: type.description, mayBeNull: false };
    if (isEnumType(type)) return [own, ...type.getValues().map((value) => partOf(type.name, value))];
    if (isInputObjectType(type))
      return [own, ...Object.values(type.getFields()).map((field) => partOf(type.name, field))];
    if (!isObjectType(type)) return [own];
    return [own, ...Object.values(type.getFields()).flatMap((field) => partsOfField(type, field))];
  });
  const ofDirectives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap((directive): readonly Part[] => [
      { name: `@${directive.name}`, description: directive.description, mayBeNull: false },
      ...directive.args.map((argument) => partOfArgument(`@${directive.name}`, argument)),
    ]);
  return [...ofTypes, ...ofDirectives];
}

function partsOfField(
  type: { readonly name: string; readonly description?: string | null | undefined },
  field: GraphQLField<unknown, unknown>,
): readonly Part[] {
  const name = `${type.name}.${field.name}`;
  const own = {
    name,
    description: field.description,
    mayBeNull: !isNonNullType(field.type),
    typeDescription: type.description,
  };
  return [own, ...field.args.map((argument) => partOfArgument(name, argument))];
}

const partOf = (type: string, { name, description }: GraphQLInputField | GraphQLEnumValue): Part => ({
  name: `${type}.${name}`,
  description,
  mayBeNull: false,
});

const partOfArgument = (of: string, { name, description }: GraphQLArgument): Part => ({
  name: `${of}(${name})`,
  description,
  mayBeNull: false,
});

/** A sentence has words of its own: a code alone, or the name again, describes nothing. */
const isSentence = (description: string | null | undefined): boolean =>
  description !== null && description !== undefined && /\.$/.test(description) && description.split(/\s+/).length > 2;
