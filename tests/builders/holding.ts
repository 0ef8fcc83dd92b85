import type { Holding } from '../../domain/holdings/holding';
import { decimal } from './decimal';

type Written = {
  category?: string;
  market?: string;
  base?: string;
  value?: string;
  cost?: string;
  profit?: string;
  rate?: string;
};

/** A holding of the fund with this code, with only the figures that the test writes down. */
export function aHolding(code: string, written: Written = {}): Holding {
  return {
    fund: {
      code,
      category: written.category ?? '001',
      fundMarketType: written.market,
      baseCurrency: written.base ?? 'USD',
    },
    marketValue: figure(written.value),
    cost: figure(written.cost),
    profit: figure(written.profit),
    returnPercent: figure(written.rate),
  };
}

const figure = (text: string | undefined) => (text === undefined ? undefined : decimal(text));
