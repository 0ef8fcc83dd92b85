import { readFileSync } from 'node:fs';
import { sharedDataFile } from '../../builders/shared-data';

/** Always there: the shapes that get out of text, attributes, comments, scripts and templates. */
const own = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title></style></textarea></script><svg onload=alert(1)>',
  '<a href="javascript:alert(1)">click</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  ']]><b>out of the character data</b>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<iframe srcdoc="<script>alert(1)</script>">',
];

/** Our own strings and, where the shared list is at hand, so many of its own, taken evenly from top to bottom. */
export function hostileStrings(count: number): readonly string[] {
  const file = sharedDataFile('hostile/xss.txt');
  const listed = file === undefined ? [] : readFileSync(file, 'utf8').split('\n').filter(isShort);
  if (file === undefined) console.log(`hostile/xss.txt is not at hand: ${own.length} strings of our own must do`);
  const step = Math.max(1, Math.floor(listed.length / count));
  return [...own, ...listed.filter((_, index) => index % step === 0).slice(0, count)];
}

// A message of the server is cut at 300 characters; what is longer couldn't be found again.
const isShort = (line: string): boolean => line.trim() === line && line.length > 4 && line.length < 200;

/** Addresses no link may lead to [OPEN-73]. */
export const hostileAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://portal@evil.example',
  'httpx://evil.example',
  '/tet-web/..//evil.example',
  '/eTrading/#/\u202eevil',
];
