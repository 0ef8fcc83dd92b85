// Loaded into each process that a script starts: once the script is gone, also without a word (kill -9), the channel
// between them closes, and the process ends in good order, so that it keeps no ports and no data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // It may end by itself before.
  process.channel.unref();
}
