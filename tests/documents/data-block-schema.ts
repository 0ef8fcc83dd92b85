import * as z from 'zod/mini';
import { orderNotesVersion } from '../../config/order-notes-version';
import { dataBlock } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';
import { regions } from '../../domain/region';
import { limitMeanings, meanings } from './data-block-table';

/** Returns the JSON schema of the data block, with the meaning of each field, for editors and for who deploys the portal. */
export function dataBlockSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(dataBlock, { io: 'input' });
  const { limits, ...others } = schema.properties ?? {};
  const described = {
    $schema,
    title: 'The data block of the fund portal',
    ...schema,
    properties: {
      ...withMeanings(others, meanings),
      limits: { ...asObject(limits), properties: withMeanings(asObject(limits).properties ?? {}, limitMeanings) },
    },
    allOf: rulesOverFields,
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** The rules over several fields; one that is left out has its default, and meets a condition that names that. */
const rulesOverFields = [
  {
    if: { properties: { environment: { const: 'production' }, mode: { const: 'live' } } },
    then: { required: ['hotline'], properties: { hotline: { minLength: 1 } } },
  },
  ...regions
    .filter((region) => regionFeatures[region].approvesOrderNotes)
    .map((region) => ({
      if: {
        properties: { environment: { const: 'production' }, mode: { const: 'live' }, region: { const: region } },
      },
      then: { required: ['approvedOrderNotes'], properties: { approvedOrderNotes: { const: orderNotesVersion } } },
    })),
  {
    if: { properties: { environment: { const: 'production' } } },
    then: { properties: { demo: { const: false }, demoLogin: false } },
  },
];

type Schema = z.core.JSONSchema.BaseSchema;

const asObject = (schema: Schema | boolean | undefined): Schema => (typeof schema === 'object' ? schema : {});

const withMeanings = (properties: Readonly<Record<string, Schema | boolean>>, said: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, own]) => [name, { description: said[name], ...asObject(own) }]),
  );
