import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../../adapters/http/http-answer';
import { readFundList } from '../../../adapters/rest/funds/read-fund-list';

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
});
