import { describe, expect, it } from 'vitest';
import {
  figureCurrencies,
  offeredFigureCurrencies,
  withFiguresIn,
} from '../../../domain/holdings/figures/figure-currency';
import { isInViewingCurrency } from '../../../domain/holdings/figures/offshore-currency';
import { groupTypes } from '../../../domain/holdings/view/group-holdings';
import { listLayouts } from '../../../domain/holdings/view/list-layout';
import { modeOfGrouping } from '../../../domain/holdings/view/view-mode';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';
import { taiwanAccountTypes } from '../../../domain/holdings/taiwan-account-type';

describe('the ways to view holdings', () => {
  it('[PORT-14] break a grouping down into its parts, but list the funds as they are', () => {
    expect(groupTypes.map(modeOfGrouping)).toEqual(['DEFAULT', 'BREAKDOWN', 'BREAKDOWN', 'BREAKDOWN']);
  });

  it('[PORT-40] the ways to view holdings are a table, the default, and cards', () => {
    expect(listLayouts).toEqual(['table', 'card']);
  });
});

describe('figures in the fund’s base currency', () => {
  const plain = portfolioHolding({ code: 'A', marketValue: '300', profit: '20', returnPercent: '7' });
  const baseCurrencyFigures = { ...plain.line, currency: 'USD', precision: 2, marketValue: decimal('9.37') };
  const holding = { ...plain, baseCurrencyFigures };

  it('[PORT-44] replace those of the row alone: totals, shares and the order stay in the viewing currency', () => {
    expect(figureCurrencies).toEqual(['own', 'base', 'viewed']);
    expect(withFiguresIn(holding, 'base')).toEqual({ ...holding, line: baseCurrencyFigures });
    expect(withFiguresIn(holding, 'own')).toBe(holding);
  });

  it('[PORT-44] stay as they are where the server sends no others', () => {
    expect(withFiguresIn(plain, 'base')).toBe(plain);
  });
});

describe('figures of the comprehensive wealth account', () => {
  const plain = portfolioHolding({ code: 'A', marketValue: '38000', profit: '20', returnPercent: '7' });
  const viewedFigures = { ...plain.line, marketValue: decimal('38000') };
  const inUsd = { ...plain.line, currency: 'USD', precision: 2, marketValue: decimal('1200.50') };
  const holding = { ...plain, line: inUsd, viewedFigures, paymentType: 'OF_MA_ZZZ' };
  const client = { region: 'TW', hasOffshoreNonEcAccount: true } as const;

  it('[HOLD-11] figures of the comprehensive wealth account are in TWD for a client with an offshore account that isn’t electronic', () => {
    expect(withFiguresIn(holding, 'own', client)).toEqual({ ...holding, line: viewedFigures });
  });

  it('[HOLD-11] stay in their own currency for every other client, and where the server values them in no other', () => {
    for (const other of [undefined, { region: 'HK' }, { ...client, hasOffshoreNonEcAccount: false }] as const)
      expect(withFiguresIn(holding, 'own', other)).toBe(holding);
    const alone = { ...holding, viewedFigures: undefined };
    expect(withFiguresIn(alone, 'own', client)).toBe(alone);
  });

  it('[PORT-44] figures of a row are in the viewing currency for whoever asks for it, which is a choice only where rows have another', () => {
    expect(withFiguresIn(holding, 'viewed')).toEqual({ ...holding, line: viewedFigures });
    expect(withFiguresIn(plain, 'viewed')).toBe(plain);
    expect(offeredFigureCurrencies([plain, holding])).toEqual(['own', 'base', 'viewed']);
    expect(offeredFigureCurrencies([plain])).toEqual(['own', 'base']);
  });

  it('[HOLD-11, PORT-44] give way to the fund’s base currency where the client asks for it', () => {
    const baseCurrencyFigures = { ...inUsd, currency: 'EUR' };
    const { line } = withFiguresIn({ ...holding, baseCurrencyFigures }, 'base', client);
    expect(line).toBe(baseCurrencyFigures);
  });

  it('[HOLD-11, CONFLICT-27] figures of the comprehensive wealth account are the only ones: electronic accounts, onshore and offshore, keep their currency', () => {
    const inTwd = taiwanAccountTypes.filter((paymentType) => isInViewingCurrency({ paymentType }, client));
    expect(inTwd).toEqual(['OF_MA_ZZZ']);
    expect(isInViewingCurrency({}, client)).toBe(false);
  });
});
