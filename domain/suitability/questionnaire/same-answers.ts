import type { Answers } from './questionnaire';

/** Whether two clients’ answers, or one’s at two times, are the same, in whatever order. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const a = keysOf(one);
  const b = keysOf(other);
  return a.size === b.size && [...a].every((key) => b.has(key));
}

const keysOf = (answers: Answers): ReadonlySet<string> =>
  new Set(answers.map(({ questionSequence, optionSequence }) => `${questionSequence}:${optionSequence}`));
