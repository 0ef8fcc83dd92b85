import { join } from 'node:path';

/** What the bundler knows of a module. */
export type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

/** A moment at which a client waits, and the modules whose code is waited for then, relative to the root. */
export type Stage = {
  readonly name: string;
  readonly entries: readonly string[];
  /** Part of every page, in the order of the list. */
  readonly isOnEveryPage?: boolean;
  /** One of the pages that a visit begins with, right after the start. */
  readonly isFirstPage?: boolean;
};

type ReachedStage = Pick<Required<Stage>, 'name' | 'isOnEveryPage' | 'isFirstPage'> & {
  readonly modules: ReadonlySet<string>;
};

/**
 * Names the chunk of a module by the stages that can't do without it, so that no stage waits for what only a later one
 * needs; what every first page needs comes with the start. What no stage needs is `later`, but for a package of its own
 * and what leads to it: null leaves it to the bundler. The stages follow from the imports, not from lists of files.
 */
export function stageOfModule(
  root: string,
  stages: readonly Stage[],
): (id: string, graph: ModuleGraph) => string | null {
  let reached: readonly ReachedStage[] | undefined;
  return (id, graph) => {
    reached ??= stages.map(({ name, entries, isOnEveryPage = false, isFirstPage = false }) => ({
      name,
      isOnEveryPage,
      isFirstPage,
      modules: reachedFrom(entriesOf(root, entries, graph), graph),
    }));
    const onEveryPage = reached.filter(({ isOnEveryPage }) => isOnEveryPage);
    const earliest = onEveryPage.find(({ modules }) => modules.has(id));
    if (earliest) return earliest.name;
    const start = onEveryPage.at(-1);
    const firstPages = reached.filter(({ isFirstPage }) => isFirstPage);
    if (start && firstPages.length > 1 && firstPages.every(({ modules }) => modules.has(id))) return start.name;
    const names = reached.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (names.length > 0) return names.join('-');
    const known = reached;
    const isLarge = [...reachedFrom([id], graph)].some(
      (module) => module.includes('node_modules') && !known.some(({ modules }) => modules.has(module)),
    );
    return isLarge ? null : 'later';
  };
}

function entriesOf(root: string, entries: readonly string[], graph: ModuleGraph): readonly string[] {
  const ids = entries.map((entry) => join(root, entry));
  const missing = ids.find((id) => !graph.getModuleInfo(id));
  if (missing !== undefined) throw new Error(`The build has no module ${missing}.`);
  return ids;
}

/** These modules and all they import at once, directly or not. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
