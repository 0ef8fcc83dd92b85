import { describe, expect, it } from 'vitest';
import { type Region, regions } from '../../../domain/region';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Filter = Readonly<Record<string, unknown>>;

describe('what the home asks of a portfolio', () => {
  it.each(regions)('[GQL-03] names each field of the filter in %s', async (region) => {
    const filters = await firstFilters(region);
    const fields = ['type', 'costPreference', 'settCostCcy', 'settCcy', 'profitCcy', 'showCcy', 'txnCcy', 'isPieChart'];
    for (const filter of Object.values(filters))
      expect(Object.keys(filter).sort()).toEqual([...fields, 'accountType', 'groupType'].sort());
    expect(Object.values(filters)[0]).toMatchObject({
      type: 'ALL',
      costPreference: 'S',
      txnCcy: 'ALL',
      accountType: 'ALL',
      groupType: 'FUND_CODE',
      isPieChart: false,
    });
  });

  it('[GQL-03, PORT-28] the home in Hong Kong names the sub-account that is chosen', async () => {
    await firstFilters('HK');
    await portal.find('[data-testid=toolbar-menu] option', /8901/);
    portal.choose('select', '51001230018901');
    await eventually(() => {
      const asked = filtersOf(portal.requests.findLast(({ name }) => name === 'HoldingStatisticsHK')?.body);
      expect(asked['filter']).toMatchObject({ accountType: 'MS', msAccountNo: '51001230018901' });
    });
  });

  it('[PORT-26, PORT-47, OPEN-82, OPEN-24] the home in Hong Kong offers every account, and lump sum or regular, though the first load is of the master account alone', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/?account=MA' });
    await portal.find('[data-testid=toolbar-menu] option', /8901/);
    const offered = portal.all('[data-testid=toolbar-menu] option').map(({ textContent }) => textContent);
    expect(offered.slice(0, 6)).toEqual([
      'All accounts',
      'MasterAccount',
      'Regular Investment Plan …8901',
      'Lump sum and monthly plan',
      'Lump sum only',
      'Monthly plan only',
    ]);
  });

  it('[PORT-15, PORT-25, ENT-09] the home in Hong Kong shows what each account is worth beside the choice of them', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' } });
    await portal.find('[data-testid=account-values] dt', 'Regular Investment Plan …8901');
    expect(portal.textsOf('[data-testid=account-values] > div')).toEqual([
      'MasterAccountHKD 10,034,274.34',
      'Regular Investment Plan …8901HKD 79,186.68',
    ]);
  });

  it('[PORT-56, ENUM-48, CONFLICT-26] the home in Taiwan says which kinds of account each choice of currency shows', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    (await portal.find('[data-testid=toolbar-menu] [aria-haspopup="dialog"]')).click();
    await portal.find('[data-testid=currency-choices] li', /外幣/);
    expect(portal.textsOf('[data-testid=currency-choices] small')).toEqual([
      '境內（台幣交割） · 境外（台幣交割）',
      '境內（外幣交割） · 境外（外幣交割）',
    ]);
  });

  it('[FMT-16, CONFLICT-32, OPEN-90] the home in Taiwan shows each line in its own currency, and the pie in TWD', async () => {
    const { filterByNonePie, filterGroupByFund } = await firstFilters('TW');
    const own = { isPieChart: false, settCcy: 'PYC', settCostCcy: 'PYC', showCcy: 'TWD' };
    expect(filterByNonePie).toMatchObject(own);
    expect(filterGroupByFund).toMatchObject({ isPieChart: true, settCcy: 'TWD', settCostCcy: 'TWD', showCcy: 'TWD' });
  });
});

async function firstFilters(region: Region): Promise<Readonly<Record<string, Filter>>> {
  await portal.open({ block: { region, profile: 'standalone' } });
  await portal.find('[data-testid=holding-row]');
  return filtersOf(portal.requests.find(({ name }) => name === `HoldingStatistics${region}Initial`)?.body);
}

/** The filters among the variables of a question. */
function filtersOf(body: string | undefined): Readonly<Record<string, Filter>> {
  const { variables } = JSON.parse(body ?? '{}') as { readonly variables?: Readonly<Record<string, unknown>> };
  const isFilter = (entry: readonly [string, unknown]): entry is [string, Filter] => entry[0].startsWith('filter');
  return Object.fromEntries(Object.entries(variables ?? {}).filter(isFilter));
}
