import { expect, it } from 'vitest';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it.each([
  ['TW', 'zh_TW', ['基金名稱 ↑', '風險報酬等級', '淨值 淨值日', '一年', '二年', '三年']],
  ['HK', 'en_US', ['Fund name ↑', 'Risk rating', '1 year', '3 years', '5 years']],
] as const)(
  '[CONFLICT-28, FUND-05, FUND-06, FUND-29] the table of all funds of %s has its region’s performance columns, in this order',
  async (region, language, columns) => {
    await portal.open({ block: { region, profile: 'standalone' }, route: '/funds', language });
    await portal.find('[data-testid=all-funds-table] th');
    expect(portal.textsOf('[data-testid=all-funds-table] thead th')).toEqual(columns);
  },
);
