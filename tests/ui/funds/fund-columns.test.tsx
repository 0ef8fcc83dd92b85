import { expect, it } from 'vitest';
import * as styles from '../../../ui/funds/all/all-funds.module.css';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it.each([
  [
    'TW',
    'zh_TW',
    ['基金名稱 ↑', '風險報酬等級', '淨值 淨值日', '一年', '二年', '三年'],
    ['一個月', '三個月', '六個月', '今年以來'],
  ],
  [
    'HK',
    'en_US',
    ['Fund name ↑', 'Risk rating', '1 year', '3 years', '5 years'],
    ['1 month', '3 months', '6 months', 'Year to date'],
  ],
] as const)(
  '[CONFLICT-28, FUND-05, FUND-06, FUND-29] the table of all funds of %s has its region’s performance columns, in this order, and those of other periods on wide screens alone',
  async (region, language, columns, lesser) => {
    await portal.open({ block: { region, profile: 'standalone' }, route: '/funds', language });
    const table = await portal.find('[data-testid=all-funds-table]');
    const heads = Array.from(table.querySelectorAll('thead th'));
    const isLesser = (head: Element) => head.classList.contains(styles.allFundsLesser);
    expect(heads.filter((head) => !isLesser(head)).map((head) => head.textContent)).toEqual(columns);
    expect(heads.filter(isLesser).map((head) => head.textContent)).toEqual(lesser);
  },
);
