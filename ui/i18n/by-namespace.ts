/** The texts of files by the names of their namespaces, which are those of the files. */
export function byNamespace(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]),
  );
}
