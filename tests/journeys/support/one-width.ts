/** The width at which a dear journey runs; `npm run test:long` has it at both. */
export const oneWidth = (width: '@desktop' | '@phone'): readonly string[] =>
  process.env['TEST_LONG'] === '1' ? [] : [width];
