import { join } from 'node:path';

// Which file of the build a module comes in. No library does it: Rolldown groups modules by their paths, and by how many
// others share them, not by when a visitor waits for them.

/** The bundler's module graph, as far as it is read here. */
export type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** A moment at which a visitor waits for code. */
type Stage = {
  readonly name: string;
  /** The files whose code is waited for then, with all that they import at once, relative to the root. */
  readonly entries: readonly string[];
  /** The stages whose code is there by then. */
  readonly after: readonly string[];
};

/**
 * Names the chunk of a module by the stages that wait for it, so that none waits for what only another needs; null for
 * what no stage needs. It follows from the imports, not from lists of files.
 */
export function chunkOfStage(
  root: string,
  stages: readonly Stage[],
): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    reached ??= new Map(stages.map(({ name, entries }) => [name, reachedFrom(root, entries, graph)]));
    const needs = (name: string): boolean => reached?.get(name)?.has(id) ?? false;
    const names = stages.filter(({ name, after }) => needs(name) && !after.some(needs)).map(({ name }) => name);
    return names.length > 0 ? names.join('-') : null;
  };
}

function reachedFrom(root: string, entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const waiting = entries.map((entry) => join(root, entry));
  const missing = waiting.find((id) => !graph.getModuleInfo(id));
  if (missing !== undefined) throw new Error(`The build has no module ${missing}.`);
  const reached = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
