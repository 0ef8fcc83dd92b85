/** Returns the code of a failure, such as ENOENT; undefined where it has none. */
export function errorCode(problem: unknown): string | number | undefined {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** Returns the code of a failure, or of the nearest cause that has one. */
export function nearestErrorCode(problem: unknown): string | number | undefined {
  if (!(problem instanceof Error)) return undefined;
  return errorCode(problem) ?? nearestErrorCode(problem.cause);
}
