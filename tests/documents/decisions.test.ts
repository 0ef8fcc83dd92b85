import { expect, it } from 'vitest';
import { documents, readDocument } from './project-documents';

const decisions = documents.filter((path) => path.startsWith('docs/adr/'));

it('every decision says below its title what its status is: accepted, or superseded by a newer one', () => {
  expect(decisions.length).toBeGreaterThan(70);
  const status = /^# (\d{4}) .+\n\nStatus: (accepted|superseded by \[\d{4}\]\()/;
  expect(decisions.filter((path) => !status.test(readDocument(path)))).toEqual([]);
});

it('every decision has the number of its file', () => {
  const numbers = decisions.map((path) => [path.slice('docs/adr/'.length, 'docs/adr/0000'.length), readDocument(path)]);
  expect(numbers.filter(([number, text]) => text?.startsWith(`# ${String(number)} `) !== true)).toEqual([]);
});
