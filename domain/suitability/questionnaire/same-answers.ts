import type { Answers } from './questionnaire';

/** Returns true if two sets of answers are the same, in any order. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const a = keysOf(one);
  const b = keysOf(other);
  return a.size === b.size && [...a].every((key) => b.has(key));
}

const keysOf = (answers: Answers): ReadonlySet<string> =>
  new Set(answers.map(({ questionSequence, optionSequence }) => `${questionSequence}:${optionSequence}`));
