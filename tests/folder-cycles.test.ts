import { describe, expect, it } from 'vitest';
import { filesOf, isCode, projectRoot } from './architecture-tree';
import { resolvedImports } from './module-graph';

/** The layers whose folders are concepts, each of which names those before it that it needs, and a screen that is as large as one. */
const layers = ['adapters', 'application', 'domain', 'sandbox', 'ui', 'ui/screens', 'ui/screens/order-list'];
const files = filesOf(projectRoot).filter(isCode);

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** Import graph of the folders of a layer. */
function edgesOf(layer: string): Edges {
  const folderOf = (file: string): string | undefined => {
    if (!file.startsWith(`${layer}/`)) return undefined;
    const [folder, inside] = file.slice(layer.length + 1).split('/');
    return inside === undefined ? undefined : folder;
  };
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const known = edges.get(from) ?? new Set();
    edges.set(from, known);
    for (const { file: imported } of resolvedImports(file)) {
      const to = folderOf(imported);
      if (to !== undefined && to !== from) known.add(to);
    }
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
  it.each(layers)('form no cycle in %s', (layer) => {
    const edges = edgesOf(layer);
    expect(edges.size).toBeGreaterThan(4);
    expect(cycleIn(edges)).toBeUndefined();
  });

  it('would be caught where one leads back', () => {
    const edges = new Map([
      ['funds', new Set(['holdings'])],
      ['holdings', new Set(['money', 'clients'])],
      ['clients', new Set(['funds'])],
      ['money', new Set<string>()],
    ]);
    expect(cycleIn(edges)).toEqual(['funds', 'holdings', 'clients', 'funds']);
  });
});
