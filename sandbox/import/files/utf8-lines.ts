import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { brokenFile, type SourceFile, unreadableFile } from './source-file';

const newLine = 0x0a;
const longestLine = 64 * 1024;

/** The bytes of a file in pieces of whole lines, every one of them UTF-8; the file is never in memory as a whole. */
export async function* utf8Lines(file: SourceFile): AsyncGenerator<Buffer> {
  let lines = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunksOf(file)) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(newLine) + 1;
    const whole = bytes.subarray(0, end);
    checkUtf8(file, whole, lines);
    rest = bytes.subarray(end);
    lines += countLines(whole);
    if (rest.length > longestLine) throw brokenFile(file, 'a line of more than 64 kB', lines + 1);
    if (whole.length > 0) yield whole;
  }
  checkUtf8(file, rest, lines);
  if (rest.length > 0) yield rest;
}

async function* chunksOf(file: SourceFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file.path)) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch (problem) {
    throw unreadableFile(file, problem);
  }
}

function checkUtf8(file: SourceFile, bytes: Buffer, linesBefore: number): void {
  if (isUtf8(bytes)) return;
  let start = 0;
  for (let line = linesBefore + 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf(newLine, start) + 1 || bytes.length;
    if (!isUtf8(bytes.subarray(start, end))) throw brokenFile(file, 'not UTF-8', line);
    start = end;
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newLine); at >= 0; at = bytes.indexOf(newLine, at + 1)) count += 1;
  return count;
}
