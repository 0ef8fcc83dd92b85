import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recordedTier from '../../../mocks/hk/clientTier.json';
import recordedInHongKong from '../../../mocks/hk/HoldingStatisticsHKInitial.json';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Opens the home of a client with so many holdings. */
function open(
  count: number,
  answers?: (request: TransportRequest) => Promise<TransportAnswer> | undefined,
): Promise<void> {
  const { body } = recordedInHongKong;
  const { byFund } = body.data;
  const [row] = byFund.tableViewDetails;
  const rows = Array.from({ length: count }, (_, place) => ({
    ...row,
    fund: { ...row?.fund, name: { ...row?.fund.name, code: `X${String(place)}` } },
  }));
  return portal.open({
    block: { region: 'HK', profile: 'standalone' },
    answer: (request) =>
      request.name === 'HoldingStatisticsHKInitial'
        ? answer(200, { ...body, data: { ...body.data, byFund: { ...byFund, tableViewDetails: rows } } })
        : answers?.(request),
  });
}

const pointsLine = /^Reward points \(ePoints\) [\d,]+ points$/;
const plansLine = 'Monthly plans · Cash Account';

describe('the way from above many holdings to what stands beneath them', () => {
  it('[EPNT-01, RSP-01, VCA-01] lines above many holdings lead to the points, and to the plans and the Cash Account', async () => {
    await open(30);
    const points = await portal.find('button', pointsLine);
    const plans = await portal.find('button', plansLine);
    const [table] = portal.all('[data-testid=holdings]');
    for (const line of [points, plans])
      expect(table && line.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    points.click();
    expect(document.activeElement).toBe(portal.all('[data-testid=client-summary]')[0]);
    plans.click();
    expect(document.activeElement).toBe(portal.all('[data-testid=summary-rest]')[0]);
  });

  it('[TIER-01, EPNT-01] the line of the tier stands before that of the points, whichever is answered first', async () => {
    let answerTier = (): void => {};
    const { status, body } = recordedTier;
    const late = new Promise<TransportAnswer>((resolve) => {
      answerTier = () => {
        resolve(answer(status, body));
      };
    });
    await open(30, ({ name }) => (name === 'clientTier' ? late : undefined));
    const points = await portal.find('button', pointsLine);
    answerTier();
    const tier = await portal.find('button', /^Account tier Platinum\+/);
    expect(tier.compareDocumentPosition(points)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[EPNT-01, PORT-03] few holdings stand near to the summaries and need no such lines', async () => {
    await open(3);
    await portal.find('[data-testid=summary-part] h2', 'Reward points (ePoints)');
    await eventually(() => expect(portal.all('[data-testid=holding-row]')).toHaveLength(3));
    expect(portal.all('button').filter(({ textContent }) => textContent === plansLine)).toEqual([]);
  });
});
