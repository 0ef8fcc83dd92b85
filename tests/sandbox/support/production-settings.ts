/** The variables that a process in production needs. */
export const productionSettings = {
  NODE_ENV: 'production',
  DOCUMENT_KEYS: `tests:${Buffer.alloc(32).toString('base64')}`,
};
