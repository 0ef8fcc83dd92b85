import { HomePanelsHkDocument, HomePanelsTwDocument } from '../../contract/graphql/home/generated/graphql';
import type { ByRegion } from '../../domain/region';
import type { CombinedDocument } from './combined-operations';

const notices = {
  TyphoonMessage: { flag: 'typhoon', fields: { typhoon: 'message' } },
  SideBarPromotionMessage: { flag: 'sideBar', fields: { sideBar: 'message' } },
  OrderNoticeMessages: {
    flag: 'orderNotes',
    fields: { highRisk: 'highRisk', rightDiffNotes: 'rightDiffNotes' },
  },
  ClientTiers: { flag: 'tier', fields: { clientTiers: 'clientTiers' } },
} as const;

/** The operations that the panels of the home ask at the same time, and the document of each region that asks them all. */
export const homePanels: ByRegion<CombinedDocument> = {
  HK: {
    document: HomePanelsHkDocument,
    parts: {
      ...notices,
      AnnouncementsHK: { flag: 'announcements', fields: { announcements: 'announcements' } },
      RegularPlansHK: { flag: 'plans', fields: { regularPlansHK: 'regularPlansHK' } },
      VcaAccount: { flag: 'cashAccount', fields: { vcaAccount: 'vcaAccount' }, variables: { filter: 'account' } },
      VcaTransactions: {
        flag: 'cashTransactions',
        fields: { completed: 'completed', pending: 'pending' },
        variables: { filter: 'completed', filter2: 'pending' },
      },
    },
    unused: { account: { accountNo: '' }, completed: { accountNo: '' }, pending: { accountNo: '' } },
  },
  TW: {
    document: HomePanelsTwDocument,
    parts: {
      ...notices,
      AnnouncementsTW: { flag: 'announcements', fields: { announcements: 'announcements' } },
      UserSuitabilityTWForEnhancedSuitability: {
        flag: 'suitability',
        fields: { userSuitabilityTW: 'userSuitabilityTW' },
        variables: { nextStep: 'nextStep' },
      },
      SystemTW: { flag: 'services', fields: { systemTW: 'systemTW' } },
    },
    unused: { nextStep: 0 },
  },
};
