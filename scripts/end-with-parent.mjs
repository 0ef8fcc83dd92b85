// Loaded into the sandbox that npm starts: npm ends its shell and not what the shell has started, which must not keep its
// ports and its data folder. No library does it: those that end a child need a launcher beside it, which costs 40 MB and
// can be killed as well.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 1000);
timer.unref();
