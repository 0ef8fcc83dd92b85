import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './project.mjs';
import { requirementsText } from './requirements.mjs';
import { parse, titlesOf } from './test-titles.mjs';

// The proofs of each requirement: the tests whose titles name it.
// No library does it: those that trace requirements (Doorstop, Allure) keep them in a form of their own, and none tells
// at which place a row has to be proven.

const sourcePlaces = [
  'domain',
  'application',
  'adapters',
  'contract',
  'ui',
  'config',
  'sandbox',
  'main.tsx',
  'composition',
];
const sourceFile = /\.(tsx?|css|graphql)$/;
const testFile = /\.tsx?$/;
const notWritten = /(^|\/)(generated|migrations)\//;

/**
 * The folders of `tests` that prove a row where it shows: a rule of the domain that no screen calls shows in none, and a
 * test that calls the sandbox by itself proves the sandbox, not the portal's adapters.
 */
const proving = {
  domain: ['domain'],
  application: ['application', 'ui', 'contracts', 'sandbox', 'journeys'],
  adapter: ['adapters', 'contracts', 'journeys'],
  ui: ['ui', 'journeys'],
  config: ['config', 'adapters', 'ui', 'journeys', 'contracts'],
  mocks: ['adapters', 'contracts', 'journeys', 'sandbox', 'mocks'],
};

/** Calls that the contract suite makes by itself, not through an adapter: they prove what tests of the sandbox do. */
const plainCalls = /plain-calls/;

/** Areas of decisions, where the documents disagree or say nothing: counted beside the requirements. */
const decisions = new Set(['CONFLICT', 'OPEN']);

/** Returns what is wrong with the proofs of a project's requirements, a line each, and the report of all proofs. */
export function traceRequirements(root) {
  const requirements = readRequirements(requirementsText(root));
  const { sources, tests, unknown } = readNames(root, requirements);
  return {
    faults: [...unknown, ...rowsWithoutProof(requirements, tests)],
    report: () => render(requirements, { sources, tests }),
  };
}

/** Areas in their order, each with its rows: `- ID | region | statement | where it shows`. */
function readRequirements(text) {
  const areas = [];
  for (const line of text.split('\n')) {
    const heading = /^# ([A-Z][A-Z0-9]*) - (.+?)(?: \(\d+\))?$/.exec(line);
    if (heading) areas.push({ name: heading[1], title: heading[2], rows: [] });
    const row = /^- ([A-Z][A-Z0-9]*-\d+) \| [^|]+ \| (.+) \| ([^|]+)$/.exec(line);
    if (row)
      areas.at(-1)?.rows.push({ id: row[1], statement: row[2], shows: row[3].split(',').map((at) => at.trim()) });
  }
  return areas;
}

/** Reads who names which requirement: id → source files, id → `file: title`; and names of rows that don't exist. */
function readNames(root, requirements) {
  const known = new Set(requirements.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const areas = new Set(requirements.map(({ name }) => name));
  const names = { sources: new Map(), tests: new Map(), unknown: [] };
  const note = (kind, text, place, shown) => {
    for (const id of namedIn(text)) {
      if (known.has(id)) names[kind].set(id, (names[kind].get(id) ?? new Set()).add(shown));
      else if (areas.has(id.slice(0, id.indexOf('-')))) names.unknown.push(`${place} names ${id}, which no row has`);
    }
  };
  for (const [place, text] of files(root, sourcePlaces, sourceFile))
    note('sources', commentsOf(place, text), place, place);
  for (const [place, text] of files(root, ['tests'], testFile))
    for (const title of titlesOf(place, text)) note('tests', title, place, `${place}: ${title}`);
  return names;
}

function files(root, places, wanted) {
  return places
    .flatMap((place) => filesBelow(join(root, place)))
    .map((file) => [relative(root, file).split(sep).join('/'), file])
    .filter(([place]) => wanted.test(place) && !notWritten.test(place))
    .map(([place, file]) => [place, readFileSync(file, 'utf8')]);
}

/** The ids in brackets: `[HOLD-17]`, `[LINK-51..56]`, `[PORT-15, PORT-16]`; a goal beside them is passed over. */
function namedIn(text) {
  const ids = [];
  for (const [, inside] of text.matchAll(/\[([^\][]*)\]/g))
    for (const [, area, first, last = first] of inside.matchAll(
      /\b([A-Z][A-Z0-9]*)-(\d{2,3})(?!\d)(?:\.\.(?:[A-Z][A-Z0-9]*-)?(\d{2,3})(?!\d))?/g,
    ))
      for (let number = Number(first); number <= Number(last); number += 1)
        ids.push(`${area}-${String(number).padStart(2, '0')}`);
  return ids;
}

/** The comments of a TypeScript file; of other files everything, since a bracketed id is never their code. */
function commentsOf(place, text) {
  if (!testFile.test(place)) return text;
  const code = [];
  let end = 0;
  const keepCode = (node) => {
    if (isText(node)) {
      code.push(text.slice(end, node.getStart(undefined, false)));
      end = node.end;
    }
    ts.forEachChild(node, keepCode);
  };
  keepCode(parse(place, text));
  code.push(text.slice(end));
  return (code.join(' ').match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n');
}

function isText(node) {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}

/** The layers a row shows in without a test there that names it. */
function unprovenLayers({ id, shows }, tests) {
  const folders = new Set([...(tests.get(id) ?? [])].map((name) => provingFolder(name.split(':')[0])));
  return shows.filter((layer) => proving[layer] && !proving[layer].some((folder) => folders.has(folder)));
}

/** One line for each row that no test names, or none at a place where it shows. */
function rowsWithoutProof(requirements, tests) {
  return requirements
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      if (!tests.has(row.id)) return [`${row.id}: no test that runs names it`];
      const layers = unprovenLayers(row, tests);
      return layers.length > 0 ? [`${row.id}: no test names it where it shows (${layers.join(', ')})`] : [];
    });
}

function provingFolder(place) {
  return plainCalls.test(place) ? 'sandbox' : place.split('/')[1];
}

function render(requirements, { sources, tests }) {
  const proved = ({ id }) => tests.has(id);
  const shown = (row) => proved(row) && unprovenLayers(row, tests).length === 0;
  const named = ({ id }) => sources.has(id) || tests.has(id);
  const count = (list) => list.length.toLocaleString('en-US');
  const say = (what, areas) => {
    const rows = areas.flatMap((area) => area.rows);
    return (
      `${count(rows)} ${what}: ${count(rows.filter(proved))} are named by the title of a test that runs, ` +
      `${count(rows.filter(shown))} of them by one at each place where they show, ` +
      `${count(rows.filter((row) => named(row) && !proved(row)))} by a source alone, ` +
      `${count(rows.filter((row) => !named(row)))} by neither.`
    );
  };
  const isDecided = ({ name }) => decisions.has(name);
  const parts = [
    '# What proves which requirement',
    'Written by `npm run trace` from [the requirements](../docs/requirements/README.md), the comments of the sources and the titles of the tests. A row that shows in `ui` is proven there by a test of a screen or a journey, one that shows in `adapter` by a test of an adapter, of the contract that the adapters keep, or a journey, not by one that calls the sandbox by itself, and so on.',
    say(
      'requirements',
      requirements.filter((area) => !isDecided(area)),
    ),
    ...(requirements.some(isDecided) ? [say('decisions', requirements.filter(isDecided))] : []),
    table(
      ['area', 'rows', 'named by a test', 'where they show', 'by a source alone', 'by neither'],
      requirements.map(({ name, rows: own }) => [
        name,
        own.length,
        own.filter(proved).length,
        own.filter(shown).length,
        own.filter((row) => named(row) && !proved(row)).length,
        own.filter((row) => !named(row)).length,
      ]),
    ),
    ...requirements
      .filter((area) => area.rows.some(named))
      .flatMap((area) => [
        `## ${area.name} - ${area.title}`,
        area.rows
          .filter(named)
          .map((row) => entry(row, { sources, tests }))
          .join('\n'),
      ]),
    '## Nothing proves yet',
    ...requirements.flatMap((area) => {
      const left = area.rows.filter((row) => !proved(row)).map(({ id }) => id);
      return left.length === 0 ? [] : [`**${area.name}** (${left.length}): ${left.join(', ')}`];
    }),
    '## Not proven where they show',
    ...requirements.flatMap((area) => {
      const left = area.rows.filter((row) => proved(row) && !shown(row));
      const told = left.map((row) => `${row.id} (${unprovenLayers(row, tests).join(', ')})`);
      return told.length === 0 ? [] : [`**${area.name}** (${told.length}): ${told.join(', ')}`];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function entry({ id, statement }, { sources, tests }) {
  const lines = (names) => [...(names ?? [])].map((name) => `  - ${escaped(name)}`);
  const files = [...(sources.get(id) ?? [])].map((file) => `\`${file}\``);
  const source = files.length > 0 ? [`  - in ${files.join(', ')}`] : [];
  return [`- **${id}** ${statement}`, ...source, ...lines(tests.get(id))].join('\n');
}

function table(heads, body) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '--:'))), ...body.map(line)].join('\n');
}

function escaped(text) {
  return text.replace(/[\\`*_<]/g, '\\$&').replace(/\s+/g, ' ');
}
