// Vite's client waits for a restarted server in a shared worker made from a blob:, which the policy refuses; where a
// browser has none, in the page. No library does it: Vite has no setting for it.
Reflect.deleteProperty(globalThis, 'SharedWorker');
