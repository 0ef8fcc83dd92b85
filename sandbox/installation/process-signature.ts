import { readFileSync } from 'node:fs';

/** A process's id and, where the system tells it, when it started: ids come back, in containers at once. */
export function signatureOf(processId: number): string {
  return `${String(processId)} ${startOf(processId) ?? ''}`.trimEnd();
}

/** Whether the process that signed so still runs; without a start, our own id is one that came back. */
export function isRunning(signature: string): boolean {
  const [idText = '', start] = signature.split(' ');
  const id = Number(idText);
  if (!Number.isInteger(id) || id <= 0 || !answers(id)) return false;
  return start === undefined ? id !== process.pid : start === startOf(id);
}

function answers(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

function startOf(id: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${String(id)}/stat`, 'utf8');
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
