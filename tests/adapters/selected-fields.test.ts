import { readdirSync, readFileSync } from 'node:fs';
import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { requirementsText } from '../../scripts/requirements.mjs';

/** The rows of the requirements that name an entity's fields, and those of what lies within one of its fields. */
type Entity = {
  readonly rows: readonly string[];
  readonly within?: Readonly<Record<string, readonly string[]>>;
};

const code = ['code', 'value'];
const transaction: Entity = { rows: ['ENT-28'] };
const user = { tierDetail: ['ENT-13'], email: ['ENT-12:email'] };

const entities: readonly (readonly [operation: string, part: string, entity: Entity])[] = [
  [
    'UserPortfolioHK',
    'userPortfolioHK',
    { rows: ['ENT-12', 'ENT-14'], within: { ...user, msAccounts: ['ENT-15'], taAccountHKs: ['ENT-16'] } },
  ],
  [
    'UserPortfolioTW',
    'userPortfolioTW',
    { rows: ['ENT-12', 'ENT-17'], within: { ...user, accountSupplementalInfoList: ['ENT-18'] } },
  ],
  [
    'UserSuitabilityTWForEnhancedSuitability',
    'userSuitabilityTW',
    {
      rows: ['ENT-38:accountHolderSuitabilities', 'ENT-43:clientKycUpdateFrequency', 'ENT-43:user'],
      within: { accountHolderSuitabilities: ['ENT-38'], user: ['ENT-43:genderType'] },
    },
  ],
  ['VcaAccount', 'vcaAccount', { rows: ['ENT-27'] }],
  ['SystemTW', 'systemTW', { rows: ['ENT-47'] }],
  ['RegularPlansHK', 'regularPlansHK', { rows: ['ENT-26'], within: { fund: ['ENT-02:name'], name: code } }],
  ['ClientTiers', 'clientTiers', { rows: ['ENT-21'] }],
  [
    'DividendRecordsTW',
    'dividendRecordsTW',
    { rows: ['ENT-46'], within: { fund: ['ENT-02:name'], reInvestmentFund: ['ENT-02:name'], name: code } },
  ],
  ['AnnouncementsHK', 'announcements', { rows: ['ENT-33'] }],
  ['AnnouncementsTW', 'announcements', { rows: ['ENT-33', 'ENT-34'] }],
  [
    'FundPreviews',
    'fundPreviews',
    {
      rows: ['ENT-29', 'ENT-30:ivrCode'],
      within: {
        name: code,
        fundPrice: ['ENT-02:bid', 'ENT-02:nav', 'ENT-02:date'],
        // ENT-30 and ENT-31 name the periods by their years.
        fundPerformance: ['oneYear', 'twoYear', 'threeYear', 'fiveYear', 'ENT-30:performanceEffectiveDate'],
        availability: ['ENT-06', 'ENT-07', 'ENT-08:availSchBuy'],
      },
    },
  ],
  ['VcaTransactions', 'completed', transaction],
  ['VcaTransactions', 'pending', transaction],
  ['AddVcaTransaction', 'addVcaTransaction', transaction],
];

/**
 * Fields requested by another name: the total that a tier goes by is its holding amount, as in the details of a user’s
 * [ENT-13, ENT-21].
 */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ClientTiers clientTiers': { investmentTotal: 'holdingAmount' },
};

describe('a GraphQL document', () => {
  it.each(entities)('[OPEN-21] selects exactly the fields of its entity: %s, %s', (operation, part, entity) => {
    const names = renamed[`${operation} ${part}`] ?? {};
    const whole = specified(entity);
    expect(Object.keys(names).filter((name) => !whole.includes(name))).toEqual([]);
    expect(selected(operation, part)).toEqual([...new Set(whole.map((field) => names[field] ?? field))].sort());
  });

  it('[OPEN-21] bears the name that the contract gives its operation', () => {
    const names = /they are named ([^|]+?) \|/.exec(rowOf('OPEN-21'))?.[1]?.split(', ') ?? [];
    expect(names).toHaveLength(13);
    expect(operations.map(({ name }) => name?.value)).toEqual(expect.arrayContaining(names));
  });
});

const requirements = requirementsText('.').split('\n');

function rowOf(id: string): string {
  const row = requirements.find((line) => line.startsWith(`- ${id} |`));
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

const statementOf = (id: string): string => rowOf(id).split(' | ')[2] ?? '';

/** Returns the names that a row lists after its colon; brackets hold a field's meaning, or where it was decided. */
const listedIn = (row: string): readonly string[] =>
  statementOf(row)
    .replace(/^[^:]*: /, '')
    .replaceAll(/ \([^)]*\)/g, '')
    .split(/[,;] /);

/** The fields of a row, one of a row (`ENT-30:ivrCode`), or a field by its name. */
function fieldsOfRow(source: string): readonly string[] {
  const [row = '', field] = source.split(':');
  if (!/^ENT-\d+$/.test(row)) return [source];
  if (field === undefined) return listedIn(row);
  if (!new RegExp(`\\b${field}`, 'i').test(statementOf(row))) throw new Error(`${row} doesn’t name ${field}`);
  return [field];
}

/** The paths of an entity’s fields, as the requirements name them. */
function specified({ rows, within = {} }: Entity): readonly string[] {
  const pathsBelow = (field: string): readonly string[] => {
    const inside = within[field]?.flatMap(fieldsOfRow);
    if (inside === undefined || (inside.length === 1 && inside[0] === field)) {
      return inside === undefined ? [field] : [`${field}.${field}`];
    }
    return inside.flatMap(pathsBelow).map((path) => `${field}.${path}`);
  };
  return rows.flatMap(fieldsOfRow).flatMap(pathsBelow);
}

const folder = 'contract/graphql';
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions);
const operations = documents.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
const fragments = new Map(
  documents.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
);

/** The paths of the fields below one part of an operation, in alphabetical order. */
function selected(operation: string, part: string): readonly string[] {
  const found = operations.find(({ name }) => name?.value === operation);
  const field = fieldsOf(found?.selectionSet).find(({ name, alias }) => (alias ?? name).value === part);
  return pathsOf(field?.selectionSet).sort();
}

const pathsOf = (set: SelectionSetNode | undefined): string[] =>
  fieldsOf(set).flatMap(({ name, selectionSet }) =>
    selectionSet ? pathsOf(selectionSet).map((path) => `${name.value}.${path}`) : [name.value],
  );

const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
  (set?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    return one.kind === Kind.FRAGMENT_SPREAD
      ? fieldsOf(fragments.get(one.name.value)?.selectionSet)
      : fieldsOf(one.selectionSet);
  });
