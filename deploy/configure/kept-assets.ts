/** The files of `assets/`, of the build that is served and of the one before it, whose tabs are still open. */
export type KeptAssets = { readonly current: readonly string[]; readonly last: readonly string[] };

/** Returns the files to keep once a build is published; a build that is published again pushes nothing out. */
export function keepAssets(before: KeptAssets, built: readonly string[]): KeptAssets {
  const names = new Set(built);
  const isSame = before.current.length === names.size && before.current.every((name) => names.has(name));
  const last = isSame ? before.last : before.current;
  return { current: [...built], last: last.filter((name) => !names.has(name)) };
}
