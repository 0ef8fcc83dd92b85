import { readFileSync } from 'node:fs';
import { readIfPermitted } from '../context/read-if-permitted';
import { errorCode } from '../context/error-code';

/** A process's id and, where the system tells it, when it started: ids come back, in containers at once. */
export function processSignature(processId: number): string {
  return `${String(processId)} ${startOf(processId) ?? ''}`.trimEnd();
}

/**
 * Returns true if the process with this signature still runs; without a start, our own id is one that came back. One
 * that answers and whose start isn't known counts as running: taking its lock would be worse than waiting for it.
 */
export function isRunning(signature: string): boolean {
  const [idText = '', start] = signature.split(' ');
  const id = Number(idText);
  if (!Number.isInteger(id) || id <= 0 || !answers(id)) return false;
  if (start === undefined) return id !== process.pid;
  const now = startOf(id);
  return now === undefined || now === start;
}

function answers(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    return errorCode(problem) === 'EPERM';
  }
}

/** Undefined where the system doesn't tell; throws where it could, but can't be read now. */
function startOf(id: number): string | undefined {
  const fields = readIfPermitted(() => readFileSync(`/proc/${String(id)}/stat`, 'utf8'));
  return fields?.slice(fields.lastIndexOf(')') + 2).split(' ')[19];
}
