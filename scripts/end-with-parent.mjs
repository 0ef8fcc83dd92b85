import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Loaded into the sandbox that npm starts, which must not keep its ports and its data folder once npm is gone. npm starts a
// shell, and the shell starts what this is loaded into: ended by a signal npm ends its shell alone, and killed it ends
// nothing. No library does it: those that end a child need a launcher beside it, which costs 40 MB and can be killed as well.

const run = promisify(execFile);
const parent = process.ppid;
/** The processes without which this one ends: its parent, and npm where the parent is npm's shell. */
const watched = [parent];

const timer = setInterval(() => {
  if (process.ppid === parent && watched.every(isAlive)) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 1000);
timer.unref();

// npm puts its own process into no variable. Where the system can't be asked, the parent alone is watched.
parentOfShell(parent).then(
  (npm) => {
    if (npm > 1) watched.push(npm);
  },
  () => undefined,
);

/** Signal 0 asks whether a process exists, on every system; of another user's it says that it may not be sent. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** Returns the number of the process that started a shell for one command; 0 where `pid` is no such shell. */
async function parentOfShell(pid) {
  const question =
    process.platform === 'win32' ? ofWindows(pid) : ['ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)]];
  const { stdout } = await run(...question, { windowsHide: true });
  // A shell may put the command in its own place (`exec`); then the parent is npm, and its parent the client's terminal.
  const [, found] = /^\s*(\d+)\s.*?(?:\bsh\b.* -c |\bcmd\b.* \/c )/is.exec(stdout) ?? [];
  return Number(found ?? 0);
}

function ofWindows(pid) {
  const shell = `Get-CimInstance Win32_Process -Filter "ProcessId=${pid}" | % { "$($_.ParentProcessId) $($_.CommandLine)" }`;
  return ['powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', shell]];
}
