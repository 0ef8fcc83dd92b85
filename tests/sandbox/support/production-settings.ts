/** What the environment of a process in production has to name. */
export const productionSettings = {
  NODE_ENV: 'production',
  DOCUMENT_KEYS: `tests:${Buffer.alloc(32).toString('base64')}`,
};
