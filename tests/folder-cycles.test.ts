import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, isCode, projectRoot } from './architecture-tree';
import { resolvedImports } from './module-graph';

/** The folders in which every folder that has folders of its own is a layer of concepts, each of which names those before it that it needs. */
const roots = ['adapters', 'application', 'domain', 'sandbox', 'ui'];

/** The files that each file imports. */
type Imports = ReadonlyMap<string, readonly string[]>;
type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** The files that lie directly in a layer, together: what its folders share, so that they count as one more folder of it. */
const ownFiles = '(own files)';

/**
 * The layers whose own files don't count: a screen, the shell and the visit of mock mode put their parts together beside
 * the model that the parts share, so that these files lie above the folders and below them.
 */
const puttingTogether = /^(ui|adapters\/mock)(\/|$)/;

const imports: Imports = new Map(
  filesOf(projectRoot)
    // Stories show a component from the workshop's side, as tests do.
    .filter((file) => isCode(file) && !file.endsWith('.stories.tsx'))
    .filter((file) => roots.some((root) => file.startsWith(`${root}/`)))
    .map((file) => [file, resolvedImports(file).map((imported) => imported.file)]),
);

/** Every folder that has folders of its own. */
function layersOf(files: readonly string[]): readonly string[] {
  const folders = new Set(files.flatMap((file) => foldersAbove(file)));
  return [...new Set([...folders].map((folder) => dirname(folder)))].filter((folder) => folder !== '.').toSorted();
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Import graph of the folders of a layer. */
function edgesOf(layer: string, known: Imports): Edges {
  const folderOf = (file: string): string | undefined => {
    if (!file.startsWith(`${layer}/`)) return undefined;
    const [folder, inside] = file.slice(layer.length + 1).split('/');
    if (inside !== undefined) return folder;
    return puttingTogether.test(layer) ? undefined : ownFiles;
  };
  const edges = new Map<string, Set<string>>();
  for (const [file, imported] of known) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const named = edges.get(from) ?? new Set();
    edges.set(from, named);
    for (const to of imported.map(folderOf)) if (to !== undefined && to !== from) named.add(to);
  }
  return edges;
}

/** The way from a folder back to itself, if there is one. */
function cycleIn(edges: Edges): readonly string[] | undefined {
  const done = new Set<string>();
  const search = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of edges.get(folder) ?? []) {
      const cycle = search(next, [...way, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of edges.keys()) {
    const cycle = search(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('the folders of a layer', () => {
  const layers = layersOf([...imports.keys()]);

  it('every concept and screen with folders of its own is checked for cycles', () => {
    expect(layers).toEqual(
      expect.arrayContaining([
        ...roots,
        'adapters/rest',
        'domain/fees',
        'domain/holdings',
        'domain/trading',
        'sandbox/orders',
        'ui/screens',
        'ui/screens/order-list',
        'ui/screens/place-order',
      ]),
    );
    for (const layer of roots) expect(edgesOf(layer, imports).size).toBeGreaterThan(4);
  });

  it.each(layers)('form no cycle in %s', (layer) => {
    expect(cycleIn(edgesOf(layer, imports))).toBeUndefined();
  });

  it('a cycle between two folders of a layer is caught', () => {
    const edges = new Map([
      ['funds', new Set(['holdings'])],
      ['holdings', new Set(['money', 'clients'])],
      ['clients', new Set(['funds'])],
      ['money', new Set<string>()],
    ]);
    expect(cycleIn(edges)).toEqual(['funds', 'holdings', 'clients', 'funds']);
  });

  it('a cycle below a concept, between two of its folders, is caught', () => {
    const planted: Imports = new Map([
      ['domain/holdings/figures/regional-summary.ts', ['domain/holdings/view/payment-group.ts']],
      ['domain/holdings/view/group-holdings.ts', ['domain/holdings/figures/sum-figures.ts']],
      ['domain/holdings/view/payment-group.ts', []],
      ['domain/holdings/figures/sum-figures.ts', ['domain/money/sum.ts']],
      ['domain/money/sum.ts', []],
    ]);
    expect(layersOf([...planted.keys()])).toEqual(['domain', 'domain/holdings']);
    expect(cycleIn(edgesOf('domain', planted))).toBeUndefined();
    expect(cycleIn(edgesOf('domain/holdings', planted))).toEqual(['figures', 'view', 'figures']);
  });

  it('a cycle between a folder and the concept’s own files is caught', () => {
    const planted: Imports = new Map([
      ['domain/holdings/holdings-sheet.ts', ['domain/holdings/figures/return-rate.ts']],
      ['domain/holdings/figures/value-holding.ts', ['domain/holdings/holding.ts']],
    ]);
    expect(cycleIn(edgesOf('domain/holdings', planted))).toEqual([ownFiles, 'figures', ownFiles]);
  });

  it('a screen is told apart from its folders: it puts together the parts that share its model', () => {
    const planted: Imports = new Map([
      ['ui/screens/place-order/place-order-screen.tsx', ['ui/screens/place-order/buying/buy-form.tsx']],
      ['ui/screens/place-order/buying/buy-form.tsx', ['ui/screens/place-order/order-composer.ts']],
    ]);
    expect(cycleIn(edgesOf('ui/screens/place-order', planted))).toBeUndefined();
  });
});
