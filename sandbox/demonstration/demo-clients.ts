import { type Gender, salutation } from '../../domain/clients/gender';
import type { Region } from '../../domain/region';
import type { ClientState, LocalTexts } from '../database/schema/clients';

/** A fictional client: name, credentials, and what the case shows. */
export type DemoClient = {
  readonly id: string;
  readonly region: Region;
  /** The login to type: the user name, or the identity number of clients who have none. */
  readonly login: string;
  readonly userName: string | undefined;
  readonly identityNumber: string;
  readonly secret: string;
  readonly tradingSecret: string;
  readonly names: LocalTexts;
  readonly state?: Exclude<ClientState, 'active'>;
  readonly asksForCode?: true;
  readonly isLocked?: true;
  readonly pinResetDue?: true;
  readonly holdings: 'typical' | 'none' | 'five-hundred' | 'few' | 'no-rate' | 'several' | 'fee-types';
  /** The secret to type at sign-in when mock mode is recorded, where that isn't the client's own. */
  readonly recordedSecret?: string;
  /** The facts for which one signs in as this client, the main one first. */
  readonly shows: readonly [main: string, ...others: string[]];
};

type Person = Omit<DemoClient, 'region' | 'login' | 'userName'> & {
  readonly userName?: string;
  readonly login?: string;
};

const inHongKong = (person: Person): DemoClient => inRegion('HK', person);
const inTaiwan = (person: Person): DemoClient => inRegion('TW', person);

function inRegion(region: Region, person: Person): DemoClient {
  const { userName, identityNumber, login = userName ?? identityNumber } = person;
  return { ...person, region, userName, login };
}

/** Names a client in three languages; Chinese has its title behind the name [ACCT-09, FMT-17]. */
const named = (gender: Gender, surname: string, zh: string) => ({
  en_US: `${salutation(gender)} ${surname}`,
  zh_HK: zh,
  zh_TW: zh,
});

/** Every client of the demonstration, the typical one of each region first; nobody here exists. */
export const demoClients: readonly DemoClient[] = [
  inTaiwan({
    id: 'TW-TYPICAL',
    userName: 'WANG8888',
    identityNumber: 'A200000011',
    secret: 'Sunny4102Tea',
    tradingSecret: 'trade7316',
    names: named('F', 'Wang', '王小姐'),
    asksForCode: true,
    holdings: 'typical',
    shows: ['Typical', 'asks for a one-time code (see /sandbox/outbox)', 'all five account types'],
  }),
  inHongKong({
    id: 'HK-TYPICAL',
    userName: 'chanmei88',
    identityNumber: '510012300189',
    secret: '528314',
    tradingSecret: '739162',
    names: named('F', 'Chan', '陳女士'),
    holdings: 'typical',
    shows: [
      'Typical',
      'a MasterAccount and a regular-plan sub-account',
      'plans of both kinds',
      'a Cash Account with pending transactions',
      'gains, losses and one zero',
    ],
  }),
  inTaiwan({
    id: 'TW-NO-CODE',
    userName: 'LINCHI72',
    identityNumber: 'B100000022',
    secret: 'Maple6093Sky',
    tradingSecret: 'trade5208',
    names: named('M', 'Lin', '林先生'),
    holdings: 'few',
    shows: ['Logs in without a one-time code'],
  }),
  inTaiwan({
    id: 'TW-EMPTY',
    identityNumber: 'C200000033',
    secret: 'River7158Moon',
    tradingSecret: 'trade9041',
    names: named('F', 'Chen', '陳小姐'),
    holdings: 'none',
    shows: ['No holdings', 'has no user code yet, so logs in with the ID number', 'no e-mail address on record'],
  }),
  inTaiwan({
    id: 'TW-500',
    userName: 'HUANG500',
    identityNumber: 'D100000044',
    secret: 'Cloud2907Hill',
    tradingSecret: 'trade3865',
    names: named('M', 'Huang', '黃先生'),
    holdings: 'five-hundred',
    shows: ['500 holdings'],
  }),
  inTaiwan({
    id: 'TW-NO-RATE',
    userName: 'PENG3082',
    identityNumber: 'E200000055',
    secret: 'Olive8360Bay',
    tradingSecret: 'trade6174',
    names: named('F', 'Peng', '彭小姐'),
    holdings: 'no-rate',
    shows: ['One holding in a currency without an exchange rate (ZAR)', 'has just named a new bank account'],
  }),
  inTaiwan({
    id: 'TW-LOCKED',
    userName: 'TSAI4004',
    identityNumber: 'F100000066',
    secret: 'Stone5271Lake',
    tradingSecret: 'trade8029',
    names: named('M', 'Tsai', '蔡先生'),
    isLocked: true,
    holdings: 'few',
    shows: ['Locked after four wrong passwords (LOG0005)'],
  }),
  inTaiwan({
    id: 'TW-FROZEN',
    userName: 'KUOMEI73',
    identityNumber: 'G200000077',
    secret: 'Cedar3048Rain',
    tradingSecret: 'trade2593',
    names: named('F', 'Kuo', '郭小姐'),
    state: 'frozen',
    holdings: 'few',
    shows: ['Frozen (LOG0005)'],
  }),
  inTaiwan({
    id: 'TW-DISABLED',
    userName: 'HSIEH621',
    identityNumber: 'H100000088',
    secret: 'Amber9417Wind',
    tradingSecret: 'trade4750',
    names: named('M', 'Hsieh', '謝先生'),
    state: 'disabled',
    holdings: 'few',
    shows: ['Disabled (LOG0006)'],
  }),
  inTaiwan({
    id: 'TW-RESET',
    userName: 'LIAO8264',
    identityNumber: 'J200000099',
    secret: 'Pearl1683Leaf',
    tradingSecret: 'trade7962',
    names: named('F', 'Liao', '廖小姐'),
    state: 'pin-reset-in-progress',
    holdings: 'few',
    shows: ['A reset is in progress (LOG0008)'],
  }),
  inTaiwan({
    id: 'TW-NOT-ACTIVATED',
    userName: 'TSENG905',
    identityNumber: 'K100000100',
    secret: 'Coral7205Path',
    tradingSecret: 'trade3417',
    names: named('M', 'Tseng', '曾先生'),
    state: 'pin-not-activated',
    holdings: 'none',
    shows: ['Not activated (LOG0009)'],
  }),
  inTaiwan({
    id: 'TW-USER-NAME',
    userName: 'YANG5173',
    identityNumber: 'L200000111',
    login: 'L200000111',
    secret: 'Tiger6829Snow',
    tradingSecret: 'trade5086',
    names: named('F', 'Yang', '楊小姐'),
    holdings: 'few',
    shows: ['Has the user code YANG5173, so the ID number is refused (LOG0013)'],
  }),
  inHongKong({
    id: 'HK-EMPTY',
    identityNumber: '510012300270',
    secret: '617025',
    tradingSecret: '380649',
    names: named('M', 'Ho', '何先生'),
    holdings: 'none',
    shows: ['No holdings', 'has no username yet, so logs in with the MasterAccount number'],
  }),
  inHongKong({
    id: 'HK-500',
    userName: 'leefunds500',
    identityNumber: '510012300351',
    secret: '846159',
    tradingSecret: '205837',
    names: named('M', 'Lee', '李先生'),
    holdings: 'five-hundred',
    shows: ['500 holdings'],
  }),
  inHongKong({
    id: 'HK-LOCKED',
    userName: 'wonglocked',
    identityNumber: '510012300432',
    secret: '930274',
    tradingSecret: '164908',
    names: named('F', 'Wong', '黃女士'),
    isLocked: true,
    holdings: 'few',
    shows: ['Locked after four wrong PINs (LOG0005)'],
  }),
  inHongKong({
    id: 'HK-FROZEN',
    userName: 'laufrozen',
    identityNumber: '510012300513',
    secret: '271583',
    tradingSecret: '618390',
    names: named('M', 'Lau', '劉先生'),
    state: 'frozen',
    holdings: 'few',
    shows: ['Frozen (LOG0005)'],
  }),
  inHongKong({
    id: 'HK-DISABLED',
    userName: 'chengdisabled',
    identityNumber: '510012300694',
    secret: '405962',
    tradingSecret: '927310',
    names: named('F', 'Cheng', '鄭女士'),
    state: 'disabled',
    holdings: 'few',
    shows: ['Disabled (LOG0006)'],
  }),
  inHongKong({
    id: 'HK-RESET',
    userName: 'ngreset',
    identityNumber: '510012300775',
    secret: '739406',
    tradingSecret: '582014',
    names: named('M', 'Ng', '吳先生'),
    state: 'pin-reset-in-progress',
    holdings: 'few',
    shows: ['A PIN reset is in progress (LOG0008)'],
  }),
  inHongKong({
    id: 'HK-NOT-ACTIVATED',
    userName: 'maknew',
    identityNumber: '510012300856',
    secret: '184730',
    tradingSecret: '906245',
    names: named('F', 'Mak', '麥女士'),
    state: 'pin-not-activated',
    holdings: 'none',
    shows: ['PIN not activated (LOG0009)', 'both first PINs were sent, the trading secret is the second'],
  }),
  inHongKong({
    id: 'HK-USER-NAME',
    userName: 'fungwai1',
    identityNumber: '510012300937',
    login: '510012300937',
    secret: '362815',
    tradingSecret: '750483',
    names: named('M', 'Fung', '馮先生'),
    holdings: 'few',
    shows: [
      'Has the username fungwai1, so the MasterAccount number is refused (LOG0013)',
      'a legacy plan that cannot be moved',
      'a Cash Account',
    ],
  }),
  inTaiwan({
    id: 'TW-ALERT-N',
    userName: 'SUNG2146',
    identityNumber: 'M100000122',
    secret: 'Maple7381Dew',
    tradingSecret: 'trade6120',
    names: named('M', 'Sung', '宋先生'),
    holdings: 'few',
    shows: ['Risk profile never assessed (alert N)'],
  }),
  inTaiwan({
    id: 'TW-ALERT-O',
    userName: 'CHIANG58',
    identityNumber: 'N200000133',
    secret: 'Ocean5270Fig',
    tradingSecret: 'trade8341',
    names: named('F', 'Chiang', '江小姐'),
    holdings: 'few',
    shows: ['Risk profile overdue (alert O)'],
  }),
  inTaiwan({
    id: 'TW-ALERT-S',
    userName: 'FANGSTAFF7',
    identityNumber: 'P100000144',
    secret: 'Birch4906Sun',
    tradingSecret: 'trade2758',
    names: named('M', 'Fang', '方先生'),
    holdings: 'few',
    shows: ['Risk profile to be reviewed (alert S)', 'works for the company, so reads the notes for staff'],
  }),
  inTaiwan({
    id: 'TW-ALERT-R',
    userName: 'TANGYU31',
    identityNumber: 'Q200000155',
    secret: 'Lotus8135Oak',
    tradingSecret: 'trade4697',
    names: named('F', 'Tang', '湯小姐'),
    holdings: 'few',
    shows: ['Workplace data incomplete (alert R)'],
  }),
  inHongKong({
    id: 'HK-USD',
    userName: 'yipdollar7',
    identityNumber: '510012301018',
    secret: '293641',
    tradingSecret: '571806',
    names: named('F', 'Yip', '葉女士'),
    holdings: 'few',
    shows: [
      'Views the portfolio in US dollars',
      'works for the company, so has no referral code to pass on',
      'a legacy plan that is about to move to the eScheduler',
    ],
  }),
  inTaiwan({
    id: 'TW-SENIOR',
    userName: 'CHANG1956',
    identityNumber: 'R200000166',
    secret: 'Plum6204Hill',
    tradingSecret: 'trade9352',
    names: named('F', 'Chang', '張女士'),
    holdings: 'few',
    shows: ['Is 70, so set to low risk though the answers came to high', 'may take the prudent assessment'],
  }),
  inHongKong({
    id: 'HK-DORMANT',
    userName: 'ngdormant4',
    identityNumber: '510012301099',
    secret: '846052',
    tradingSecret: '319574',
    names: named('M', 'Ng', '吳先生'),
    holdings: 'few',
    shows: ['Account paused until an identity document is sent (My account)'],
  }),
  inHongKong({
    id: 'HK-DORMANT-CHECKED',
    userName: 'lochecked5',
    identityNumber: '510012301170',
    secret: '507293',
    tradingSecret: '862041',
    names: named('F', 'Lo', '盧女士'),
    pinResetDue: true,
    holdings: 'few',
    shows: [
      'Account paused',
      'the identity document was sent and is being checked',
      'the login PIN must be reset before it can be changed (PIN0039)',
    ],
  }),
  inTaiwan({
    id: 'TW-NEWCOMER',
    userName: 'CHOU6688',
    identityNumber: 'S100000177',
    secret: 'Robin3517Elm',
    tradingSecret: 'trade1864',
    names: named('M', 'Chou', '周先生'),
    holdings: 'few',
    shows: ['Is 66 and was never assessed: bold answers lead to low risk'],
  }),
  inTaiwan({
    id: 'TW-ELITE',
    userName: 'HSUYA385',
    identityNumber: 'T200000188',
    secret: 'Jade4286Reef',
    tradingSecret: 'trade7053',
    names: named('F', 'Hsu', '許小姐'),
    holdings: 'several',
    shows: [
      'Holds between three and ten million dollars, so is of the elite tier (3M)',
      'the debits of a regular plan fail, since the bank no longer allows them',
    ],
  }),
  inTaiwan({
    id: 'TW-WRONG-SECRET',
    userName: 'TUNG6453',
    identityNumber: 'U100000199',
    secret: 'Fern5820Gate',
    tradingSecret: 'trade4619',
    names: named('M', 'Tung', '董先生'),
    holdings: 'few',
    recordedSecret: 'Fern5820Door',
    shows: ['In mock mode every password is wrong (LOG0001)'],
  }),
  inHongKong({
    id: 'HK-GOLD',
    userName: 'chowgold3',
    identityNumber: '510012301251',
    secret: '571940',
    tradingSecret: '286413',
    names: named('F', 'Chow', '周女士'),
    holdings: 'several',
    shows: ['Gold tier', 'one regular plan', 'a Cash Account with transactions of all ten kinds, one of them pending'],
  }),
  inTaiwan({
    id: 'TW-DIGITAL',
    userName: 'YEHYI2740',
    identityNumber: 'V200000200',
    secret: 'Wheat6315Sea',
    tradingSecret: 'trade2906',
    names: named('F', 'Yeh', '葉小姐'),
    holdings: 'few',
    shows: ['Of the digital tier, whatever is held', 'has a regular plan'],
  }),
  inTaiwan({
    id: 'TW-FEE-TYPES',
    userName: 'KAOMIN64',
    identityNumber: 'W100000211',
    secret: 'Cliff3962Bell',
    tradingSecret: 'trade5738',
    names: named('M', 'Kao', '高先生'),
    holdings: 'fee-types',
    shows: ['Holds units that bear their fee on the way out, in one fund beside others that don’t'],
  }),
  inHongKong({
    id: 'HK-PAUSED-DEBIT',
    userName: 'hopaused6',
    identityNumber: '510012301332',
    secret: '604817',
    tradingSecret: '358206',
    names: named('M', 'Ho', '何先生'),
    holdings: 'none',
    shows: [
      'Direct debits are paused after a change of bank account, so no top-up',
      'a Cash Account to withdraw from',
      'a legacy plan of which the server can’t tell whether it may be moved',
    ],
  }),
];

/** Those of a region, the typical one first. */
export const demoClientsIn = (region: Region): readonly DemoClient[] =>
  demoClients.filter((client) => client.region === region);
