import { join } from 'node:path';
import { decisionAbout } from './decisions';
import { whereShown } from './where-shown';

// Prints for each call and field of the specification where the portal asks for it and where it shows.
const rows = whereShown(join(import.meta.dirname, '../../..'));
const lines = rows.map((row) => {
  const { call, field, askedIn, showsIn, isRead } = row;
  const shows = isRead ? showsIn.join(', ') : `not shown: decision 0065, \`${decisionAbout(row) ?? 'none'}\``;
  return `| ${call} | ${field} | ${askedIn.join(', ')} | ${shows} |`;
});
process.stdout.write(`| call | field | asked in | shows in |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`);
