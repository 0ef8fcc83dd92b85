import fc from 'fast-check';

/** The number of hostile values that a parser is tried with: 10,000, and a million in the long run [R9]. */
export const hostileRuns = process.env['TEST_LONG'] === '1' ? 1_000_000 : 10_000;

/** Text that a client or a broken server might send: any unicode, and things that nearly are dates, numbers or links. */
export const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', '-', '.', ',', 'e', 'T', ':', 'Z', '+', ' '), maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      'http://',
      'https://',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '%2f',
      '%5c',
      '%09',
      '..',
      '#',
      '?',
      'a.example',
      '\t',
    ),
    maxLength: 12,
  }),
  fc.constantFrom('', ' ', 'null', 'undefined', 'NaN', 'Infinity', '-0', '1e9', '٣', '１２', '\u0000', '\ud800'),
);
