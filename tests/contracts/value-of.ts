/** The value of an answer that a test can't go on without. */
export function valueOf<T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!answer.ok) throw new Error(`the call failed: ${JSON.stringify(answer.error)}`);
  return answer.value;
}
