import { describe, expect, it } from 'vitest';
import { isNamedDistributing, namedFrequency } from '../../../domain/funds/finding/named-frequency';

describe('the distributions that the name of a class tells', () => {
  it.each([
    ['雲嶺新興市場債券基金 A（累積）', 'none'],
    ['安聯收益成長基金－不配息', 'none'],
    ['翠河環球債券基金 A（每月派息）', 'monthly'],
    ['野村環球高收益債基金-月配類型', 'monthly'],
    ['摩根亞洲基金（半年配）', 'half-yearly'],
    ['富達歐洲基金 季配息', 'quarterly'],
    ['施羅德年配息', 'yearly'],
    ['Jade River Global Technology A (acc)', 'none'],
    ['Asia Bond A (Mdis) USD', 'monthly'],
    ['Income Fund A (Qdis)', 'quarterly'],
    ['貝萊德基金 ＡＣＣ', 'none'],
  ] as const)('[FUND-17, FUND-37] %s distributes: %s', (name, frequency) => {
    expect(namedFrequency(name)).toBe(frequency);
  });

  it.each([
    ['兆豐美元多重資產基金(美元)-配息型', true],
    ['國泰非投資等級債券基金-新台幣NB（配息）', true],
    ['富蘭克林華美全球投資級債券基金-美元分配型', true],
    ['雙月配息基金', true],
    ['Global Bond A (dist) USD', true],
    ['野村環球高收益債基金-月配類型', true],
    ['安聯收益成長基金－不配息', false],
    ['環球資產配置基金', false],
    ['Discovery Fund', false],
  ])('[FUND-17, FUND-37] %s says that it distributes: %s', (name, says) => {
    expect(isNamedDistributing(name)).toBe(says);
  });

  it.each(['雙月配息基金', 'Accelerated Growth Fund', '台灣成長股票基金', 'Dynamic Income Fund', ''])(
    '[FUND-17] nothing is made up of %s',
    (name) => {
      expect(namedFrequency(name)).toBeUndefined();
    },
  );
});
