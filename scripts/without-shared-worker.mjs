// Vite's client waits for a restarted server in a shared worker made from a blob:, which the policy refuses; where a
// browser has none, in the page.
Reflect.deleteProperty(globalThis, 'SharedWorker');
