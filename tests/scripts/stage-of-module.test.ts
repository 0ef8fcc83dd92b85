import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ModuleGraph, type Stage, stageOfModule } from '../../scripts/stage-of-module';

const stages: readonly [Stage, ...Stage[]] = [
  { name: 'start', isOnEveryPage: true, entries: ['main'] },
  { name: 'login', entries: ['login'] },
  { name: 'holdings', entries: ['portfolio', 'holdings'] },
];

describe('the chunk of a module', () => {
  it('is named by every stage that reaches it, and by the first alone where that one does', () => {
    const graph = graphOf({
      '/main': ['/react'],
      '/login': ['/field', '/text'],
      '/portfolio': ['/table', '/text', '/react'],
      '/holdings': [],
      '/fund': ['/dates', '/chart'],
      '/chart': ['/node_modules/charts'],
    });
    const stageOf = stageOfModule('/', stages);
    const named = ['/react', '/field', '/text', '/table', '/dates'].map((id) => stageOf(id, graph));
    expect(named).toEqual(['start', 'login', 'login-holdings', 'holdings', 'later']);
    // A package that no stage needs comes only with what asks for it.
    expect(['/chart', '/node_modules/charts', '/fund'].map((id) => stageOf(id, graph))).toEqual([null, null, null]);
  });

  it('is the start where every first page needs it, with all that it imports itself', () => {
    const graph = graphOf({
      '/main': [],
      '/login': ['/field'],
      '/portfolio': ['/field', '/table'],
      '/holdings': [],
      '/field': ['/text'],
    });
    const [start, ...pages] = stages;
    const stageOf = stageOfModule('/', [start, ...pages.map((stage) => ({ ...stage, isFirstPage: true }))]);
    expect(['/field', '/text', '/table', '/login'].map((id) => stageOf(id, graph))).toEqual([
      ...['start', 'start'],
      ...['holdings', 'login'],
    ]);
  });

  it('is the earliest stage of every page that reaches it, and what the first pages share is the last of them', () => {
    const graph = graphOf({
      '/preload': ['/path'],
      '/main': ['/path', '/react'],
      '/login': ['/field'],
      '/portfolio': ['/field', '/path'],
      '/holdings': [],
    });
    const [start, ...pages] = stages;
    const preload: Stage = { name: 'preload', isOnEveryPage: true, entries: ['preload'] };
    const stageOf = stageOfModule('/', [preload, start, ...pages.map((stage) => ({ ...stage, isFirstPage: true }))]);
    const named = ['/preload', '/path', '/main', '/react', '/field'].map((id) => stageOf(id, graph));
    expect(named).toEqual(['preload', 'preload', 'start', 'start', 'start']);
  });

  it('names an entry that is no module', () => {
    const stageOf = stageOfModule('/', [{ name: 'start', isOnEveryPage: true, entries: ['gone'] }]);
    expect(() => stageOf('/main', graphOf({ '/main': [] }))).toThrow('The build has no module /gone.');
  });

  it('never lets chunks import each other in a circle, and never lets a stage fetch what it does without', () => {
    const ids = [
      '/main',
      '/login',
      '/portfolio',
      '/holdings',
      ...Array.from({ length: 12 }, (_, index) => `/m${index}`),
    ];
    const imports = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 60 });
    fc.assert(
      fc.property(imports, fc.boolean(), (pairs, isFirstPage) => {
        // Imports lead on in the list: a module never imports itself by a detour.
        const edges = pairs.filter(([from, to]) => ids.indexOf(from) < ids.indexOf(to));
        const graph = graphOf(
          Object.fromEntries(ids.map((id) => [id, edges.filter(([a]) => a === id).map(([, b]) => b)])),
        );
        const [start, ...pages] = stages;
        const stageOf = stageOfModule('/', [start, ...pages.map((stage) => ({ ...stage, isFirstPage }))]);
        const partsOf = (name: string | null): ReadonlySet<string> => new Set(name === 'later' ? [] : name?.split('-'));
        for (const [from, to] of edges) {
          const [asking, asked] = [stageOf(from, graph), stageOf(to, graph)];
          // What a chunk imports is needed at least wherever the chunk is: an order of chunks without circles.
          if (asked !== 'start') for (const stage of partsOf(asking)) expect([...partsOf(asked)]).toContain(stage);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function graphOf(imports: Readonly<Record<string, readonly string[]>>): ModuleGraph {
  const known = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  return { getModuleInfo: (id) => (known.has(id) ? { importedIds: imports[id] ?? [] } : null) };
}
