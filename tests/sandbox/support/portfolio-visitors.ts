import type { FastifyInstance } from 'fastify';
import { WholeStatisticsHkDocument, WholeStatisticsTwDocument } from '../whole-statistics/generated/graphql';
import {
  HoldingStatisticsHkDocument,
  type HoldingStatisticsFilter,
} from '../../../contract/graphql/holdings/generated/graphql';
import type { Region } from '../../../domain/region';
import { add, type Fraction, fraction, zero } from './plain-figures';
import { Visitor } from './visitor';

type Servers = Readonly<Record<Region, FastifyInstance>>;
type Who = readonly [name: string, secret: string];

/** Clients who look at their portfolios. */
export function portfolioVisitors(servers: Servers) {
  return {
    loggedOn: (region: Region, who: Who) => loggedOn(servers, region, who),
    taiwan: async (filter: HoldingStatisticsFilter, who: Who = ['WANG8888', 'Sunny4102Tea']) => {
      const visitor = await loggedOn(servers, 'TW', who);
      const { data } = await visitor.graphql(WholeStatisticsTwDocument, { filter });
      if (!data) throw new Error('no statistics');
      return data.holdingStatisticsTW;
    },
    hongKong: async (filter: HoldingStatisticsFilter, who: Who = ['chanmei88', '528314'], language?: 'zh_HK') => {
      const visitor = await loggedOn(servers, 'HK', who, language);
      const { data } = await visitor.graphql(HoldingStatisticsHkDocument, { filter, byAssetClass: true });
      const plain = await visitor.graphql(WholeStatisticsHkDocument, { filter });
      if (!data || !plain.data) throw new Error('no statistics');
      return { ...data.holdingStatisticsHK, ...plain.data.holdingStatisticsHK };
    },
  };
}

/** The exact sum of wire figures; what isn't known adds nothing. */
export const sumOf = (figures: readonly (string | null | undefined)[]): Fraction =>
  figures.reduce((sum, figure) => add(sum, fraction(figure ?? '0')), zero);

async function loggedOn(servers: Servers, region: Region, [name, secret]: Who, language?: 'zh_HK'): Promise<Visitor> {
  const visitor = new Visitor(servers[region], region, language);
  const answer = await visitor.logOn(name, secret);
  if (region === 'TW' && answer.json<{ enabledLoginOtp: boolean }>().enabledLoginOtp) {
    await visitor.call('POST', '/authentication/login/sendOtp/mobile');
    const [sent] = (await servers.TW.inject('/sandbox/outbox.json')).json<{ text: string }[]>();
    const otp = /\d{8}/.exec(sent?.text ?? '')?.[0];
    await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });
  }
  return visitor;
}
