import { RestClientNotices } from '../../../adapters/rest/notices/rest-client-notices';
import { RestClientOffers } from '../../../adapters/rest/notices/rest-client-offers';
import { RestClientTiers } from '../../../adapters/rest/tiers/rest-client-tiers';
import { RestLatestQuestionnaires } from '../../../adapters/rest/suitability/rest-latest-questionnaires';
import { RestMessages } from '../../../adapters/rest/notices/rest-messages';
import { RestRegularPlans } from '../../../adapters/rest/plans/rest-regular-plans';
import { RestSuitabilityRecords } from '../../../adapters/rest/suitability/rest-suitability-records';
import type { PortCall } from './port-calls';

const message = { enable: true, type: 'MAINTENANCE', values: [{ code: 'M', value: 'words' }] };
const texts = [{ code: 'T', value: 'words' }];
const blankText = [{ code: 'T', value: null }];
const announcement = {
  headerText: 'H',
  headerURL: null,
  descText: '<a><title>T</title></a>',
  locale: null,
  position: 1,
};
const blankAnnouncement = { headerText: null, headerURL: null, descText: null, locale: null, position: null };
const plan = {
  accountNo: '51000000001',
  refNo: 'R1',
  fund: { name: { code: 'A', value: 'Fund A' } },
  currency: 'HKD',
  amount: '1000.00',
  amountPrecision: 2,
  frequency: 'MONTHLY',
  dayOfMonth: 5,
  status: 'NORMAL',
  lastUpdateTime: '2026-11-01T02:00:00Z',
};
const blankPlan = { ...plan, amount: null, frequency: null, dayOfMonth: null, status: null, lastUpdateTime: null };

/** The REST calls of ports that GraphQL answers too, and those beside them. */
export const restTwinCalls: readonly PortCall[] = [
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    {
      title: `client tier over REST ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestClientTiers(setup.rest, region).current(),
      good: { holdingAmount: '1250000.00', membershipTier: 'Gold+', investmentTier: 'gold' },
      nulls: { holdingAmount: null, membershipTier: null, investmentTier: null },
    },
    {
      title: `maintenance for clients over REST ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestClientNotices(setup.rest).maintenance(),
      good: message,
      nulls: null,
    },
    {
      title: `announcements over REST ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestClientNotices(setup.rest).announcements(),
      good: [announcement],
      nulls: [blankAnnouncement],
    },
    {
      title: `messages over REST ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestMessages(setup.rest, region).beforeLogin(),
      good: texts,
      nulls: blankText,
    },
    {
      title: `tips for clients ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestClientOffers(setup.rest, region).tips(),
      good: [{ position: 1, locales: { zh_TW: { header: 'H' } } }],
      nulls: [{ position: 1, locales: { zh_TW: { header: null, link: null, target: null } } }],
    },
    {
      title: `latest questionnaire ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestLatestQuestionnaires(setup.rest).current(),
      good: { kycVersion: '2025.1', completedOn: '2026-05-04', kycRiskLevel: 'b', questionnaireSid: 'Q', version: '2' },
      nulls: { kycVersion: null, completedOn: null, kycRiskLevel: null },
    },
  ]),
  {
    title: 'regular plans over REST HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestRegularPlans(setup.rest).current(),
    good: [plan],
    nulls: [blankPlan],
  },
  {
    title: 'typhoon for clients over REST HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestClientNotices(setup.rest).typhoon(),
    good: message,
    nulls: null,
  },
  {
    title: 'news of the side bar over REST HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestClientNotices(setup.rest).sideBarNews(),
    good: texts,
    nulls: blankText,
  },
  {
    title: 'smart tip HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestClientOffers(setup.rest, 'HK').smartTips(),
    good: [{ position: 1, locales: { en_US: { header: 'H' } } }],
    nulls: [{ position: 1, locales: { en_US: { header: null, link: null, target: null } } }],
  },
  {
    title: 'disclaimer for clients over REST TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestClientNotices(setup.rest).disclaimer(),
    good: texts,
    nulls: blankText,
  },
  {
    title: 'suitability records over REST TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestSuitabilityRecords(setup.rest).current(),
    good: { clientRiskRating: 'b', updateDate: '2026-05-04', kycStatus: 'N', kycVersion: '2025.1', kycRiskLevel: 'b' },
    nulls: { clientRiskRating: null, updateDate: null, kycStatus: null, kycVersion: null, lowRiskReasons: null },
  },
];
