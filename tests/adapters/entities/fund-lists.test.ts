import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../../adapters/http/http-answer';
import { readFundList } from '../../../adapters/rest/funds/read-fund-list';
import { decimal } from '../../builders/decimal';

const answered = (value: unknown): HttpAnswer => ({ status: 200, headers: {}, body: { kind: 'json', value } });

const row = { name: { code: 'A', value: 'Fund A' }, baseCurrency: 'USD' };

describe('a list of funds', () => {
  it('[FUND-39] reads the code of the fund whose share class a row is, where the server states one', () => {
    const read = readFundList(answered([{ ...row, fundGroupCode: '7' }, { ...row, fundGroupCode: null }, row]));
    expect(read).toEqual({
      ok: true,
      value: [
        { code: 'A', name: 'Fund A', baseCurrency: 'USD', fundGroupCode: '7' },
        { code: 'A', name: 'Fund A', baseCurrency: 'USD' },
        { code: 'A', name: 'Fund A', baseCurrency: 'USD' },
      ],
    });
  });

  it('[FUND-37, FUND-38] reads the facts that funds are found and compared by, where the server states them', () => {
    const facts = {
      house: { code: 'North', value: '北方資產管理' },
      distributionFrequency: 'quarterly',
      ongoingCharge: '1.72',
      distributionYield: '0',
      comparableSize: '1500000',
    };
    const fundPerformance = { oneMonth: '-1.5', threeMonth: '2', sixMonth: null, yearToDate: 'n/a' };
    const read = readFundList(answered([{ ...row, ...facts, fundPerformance }]));
    expect(read).toEqual({
      ok: true,
      value: [
        {
          code: 'A',
          name: 'Fund A',
          baseCurrency: 'USD',
          house: { code: 'North', name: '北方資產管理' },
          distributionFrequency: 'quarterly',
          ongoingCharge: decimal('1.72'),
          distributionYield: decimal('0'),
          comparableSize: decimal('1500000'),
          fundPerformance: { oneMonth: decimal('-1.5'), threeMonth: decimal('2') },
        },
      ],
    });
  });

  it('[FUND-17, FUND-37] tells from the name of a class how often it distributes, where the server says nothing it knows', () => {
    const rows = [
      { ...row, name: { code: 'A', value: '收益基金（月配息）' }, distributionFrequency: 'daily' },
      { ...row, name: { code: 'A', value: '收益基金（月配息）' }, distributionFrequency: 'none' },
      { ...row, distributionFrequency: null },
    ];
    const read = readFundList(answered(rows));
    expect(read.ok && read.value.map(({ distributionFrequency }) => distributionFrequency)).toEqual([
      'monthly',
      'none',
      undefined,
    ]);
  });

  it('[FUND-17, FUND-37] tells from the name of a class that it distributes, where nothing says how often', () => {
    const name = { code: 'A', value: '收益基金-配息型' };
    const rows = [{ ...row, name }, { ...row, name, distributionFrequency: 'none' }, row];
    const read = readFundList(answered(rows));
    expect(read.ok && read.value.map(({ isDistributing }) => isDistributing)).toEqual([true, undefined, undefined]);
  });
});
