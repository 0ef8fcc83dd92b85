import { lockFolder } from '../../../sandbox/installation/folder-lock';

// Holds a data folder until it is ended or loses it; the host is its own unless one is named.
const [folder = '', host] = process.argv.slice(2);
await lockFolder(folder, { every: 50, ...(host === undefined ? {} : { host }) });
console.log('held');
setInterval(() => undefined, 1_000_000);
