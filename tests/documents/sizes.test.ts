import { expect, it } from 'vitest';
import { readDocument } from './project-documents';

it.each([
  ['README.md', 8],
  ['ARCHITECTURE.md', 9],
  ['CONTRIBUTING.md', 8],
  ['SECURITY.md', 2],
])('%s is read before anything else, so it has at most %i kB', (document, most) => {
  expect(Buffer.byteLength(readDocument(document))).toBeLessThanOrEqual(most * 1000);
});
