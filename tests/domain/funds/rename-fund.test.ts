import { describe, expect, it } from 'vitest';
import { renameFund } from '../../../domain/funds/finding/rename-fund';

const fund = { code: 'F1', jfFundCode: 'J1', name: '測試基金', units: 3 };

describe('a fund whose name is told in another language', () => {
  it('[I18N-08, I18N-12] takes that name, and nothing else', () => {
    const told = [
      { code: 'F2', jfFundCode: 'J2', name: 'Another Fund' },
      { code: 'F1', jfFundCode: 'J1', name: 'Test Fund', baseCurrency: 'USD' },
    ];
    expect(renameFund(fund, told)).toEqual({ code: 'F1', jfFundCode: 'J1', name: 'Test Fund', units: 3 });
  });

  it('[I18N-12] keeps its name where it isn’t told', () => {
    expect(renameFund(fund, [])).toBe(fund);
    expect(renameFund(fund, [{ code: 'F1', jfFundCode: 'J9', name: 'Other Class' }])).toBe(fund);
  });

  it('[ENT-29, I18N-12] keeps its name where several funds share its code and nobody can tell which it is', () => {
    const shared = { code: 'F1', name: '測試基金' };
    const told = [
      { code: 'F1', jfFundCode: 'J1', name: 'Test Fund A' },
      { code: 'F1', jfFundCode: 'J2', name: 'Test Fund B' },
    ];
    expect(renameFund(shared, told)).toBe(shared);
    expect(renameFund(shared, told.slice(0, 1))).toEqual({ code: 'F1', name: 'Test Fund A' });
  });
});
