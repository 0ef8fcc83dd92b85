import { Kind, parse, type SelectionSetNode, visit } from 'graphql';
import * as z from 'zod/mini';
import { isOurs } from '../../../contract/rest/ours';

/** Returns the paths of the fields that an answer's schema has of the specification, those within lists and choices among them. */
export function fieldsOfSchema(schema: object, path = ''): readonly string[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return fieldsOfSchema(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) return fieldsOfSchema(schema.def.element, path);
  if (schema instanceof z.ZodMiniRecord) return fieldsOfSchema(schema.def.valueType, path);
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return [...new Set(schema.def.options.flatMap((option) => fieldsOfSchema(option, path)))];
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.def.shape).flatMap(([name, field]) => {
    if (isOurs(field)) return [];
    const below = fieldsOfSchema(field, `${path}${name}.`);
    return below.length > 0 ? below : [`${path}${name}`];
  });
}

/** Returns the paths of all fields that an operation's text selects, by their names on the wire. */
export function fieldsOfOperation(text: string): readonly string[] {
  const document = parse(text);
  const fragments = new Map<string, SelectionSetNode>();
  visit(document, {
    FragmentDefinition: ({ name, selectionSet }) => {
      fragments.set(name.value, selectionSet);
    },
  });
  const below = (set: SelectionSetNode | undefined, path: string): readonly string[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.INLINE_FRAGMENT) return below(one.selectionSet, path);
      if (one.kind === Kind.FRAGMENT_SPREAD) return below(fragments.get(one.name.value), path);
      if (one.selectionSet) return below(one.selectionSet, `${path}${one.name.value}.`);
      return [`${path}${one.name.value}`];
    });
  const operations = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  return [...new Set(operations.flatMap(({ selectionSet }) => below(selectionSet, '')))];
}
