import { buildSchema, type DirectiveNode, type DocumentNode, Kind, parse, visit } from 'graphql';

const marker = 'extension';

const isMarked = ({ directives }: { readonly directives?: readonly DirectiveNode[] | undefined }): boolean =>
  directives?.some(({ name }) => name.value === marker) === true;

const withoutMarked = <Node extends { readonly directives?: readonly DirectiveNode[] | undefined }>(node: Node) =>
  isMarked(node) ? null : undefined;

/** Reads the contract's schema and leaves out what it marks as an extension: what stays is what the specification names [OPEN-21]. */
export const specifiedPart = (schema: string): DocumentNode =>
  visit(parse(schema), {
    DirectiveDefinition: ({ name }) => (name.value === marker ? null : undefined),
    ObjectTypeDefinition: withoutMarked,
    FieldDefinition: withoutMarked,
    InputValueDefinition: withoutMarked,
  });

/** The extension that each root field of the contract's schema belongs to; undefined for one that the specification names. */
export function extensionOfRootField(schema: string): (field: string) => string | undefined {
  const built = buildSchema(schema);
  const fields = [built.getQueryType(), built.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const extensions = new Map(
    fields.map(({ name, astNode }) => {
      const mark = astNode?.directives?.find((directive) => directive.name.value === marker);
      const argument = mark?.arguments?.[0]?.value;
      return [name, argument?.kind === Kind.STRING ? argument.value : undefined] as const;
    }),
  );
  return (field) => extensions.get(field);
}
