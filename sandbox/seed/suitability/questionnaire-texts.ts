import type { LevelBand } from '../../../domain/suitability/questionnaire/assess-answers';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';

/** A question and what may be chosen, each option with its points. */
type SeedQuestion = { readonly text: string; readonly options: readonly (readonly [text: string, points: number])[] };

/** A questionnaire as it is written; questions are numbered through, options from one. */
export type SeedQuestionnaire = {
  readonly sid: string;
  readonly kind: QuestionnaireKind;
  readonly version: string;
  readonly levels: readonly LevelBand[];
  readonly categories: readonly { readonly text: string; readonly questions: readonly SeedQuestion[] }[];
  /** Question and option, and the question and option that contradict them. */
  readonly contradictions: readonly (readonly [number, number, number, number])[];
};

/** Taiwan's questionnaires: the yearly one, and the prudent assessment for who is set to low risk. */
export const seedQuestionnaires: readonly SeedQuestionnaire[] = [
  {
    sid: 'KYC-TW-2026-1',
    kind: 'risk',
    version: '2026.1',
    levels: [
      { level: 'a', from: 0 },
      { level: 'b', from: 16 },
      { level: 'c', from: 25 },
    ],
    categories: [
      {
        text: '基本資料',
        questions: [
          {
            text: '您目前任職的行業是？',
            options: [
              ['軍公教或公營事業', 0],
              ['製造、營造或科技業', 0],
              ['金融、保險或不動產業', 0],
              ['批發零售、餐飲或其他服務業', 0],
              ['退休、家管、學生或目前未就業', 0],
            ],
          },
          {
            text: '您目前的職務是？',
            options: [
              ['負責人、董監事或高階主管', 0],
              ['中階主管或專業人員', 0],
              ['一般職員或技術人員', 0],
              ['自由業或其他', 0],
              ['無（退休、家管、學生或未就業）', 0],
            ],
          },
          {
            text: '您的家庭年收入大約是？',
            options: [
              ['新臺幣 50 萬元（含）以下', 1],
              ['逾 50 萬元至 100 萬元', 2],
              ['逾 100 萬元至 300 萬元', 3],
              ['逾 300 萬元', 4],
            ],
          },
        ],
      },
      {
        text: '財務狀況與投資經驗',
        questions: [
          {
            text: '您準備的緊急預備金，大約能支應家庭幾個月的生活費？',
            options: [
              ['不到 3 個月', 1],
              ['3 至 6 個月', 2],
              ['6 個月至 1 年', 3],
              ['超過 1 年', 4],
            ],
          },
          {
            text: '您投資基金或股票的經驗有多久？',
            options: [
              ['沒有經驗', 1],
              ['不到 3 年', 2],
              ['3 至 10 年', 3],
              ['超過 10 年', 4],
            ],
          },
          {
            text: '您曾經投資過、風險最高的商品是？',
            options: [
              ['只有存款，沒有投資過', 1],
              ['債券或貨幣市場基金', 2],
              ['股票或股票型基金', 3],
              ['期貨、選擇權或其他衍生性商品', 4],
            ],
          },
          {
            text: '您投資基金的資金，占全部資產的比重是？',
            options: [
              ['逾 50%', 1],
              ['逾 30% 至 50%', 2],
              ['逾 10% 至 30%', 3],
              ['10%（含）以下', 4],
            ],
          },
        ],
      },
      {
        text: '投資目標與風險承受度',
        questions: [
          {
            text: '您投資最主要的目標是？',
            options: [
              ['保住本金，不希望有損失', 1],
              ['領取固定收益', 2],
              ['資產穩健成長', 3],
              ['追求最高報酬', 4],
            ],
          },
          {
            text: '這筆資金，您預計多久以後會用到？',
            options: [
              ['1 年以內', 1],
              ['1 至 3 年', 2],
              ['3 至 5 年', 3],
              ['5 年以後', 4],
            ],
          },
          {
            text: '一年之內，您最多能承受多少損失？',
            options: [
              ['不能承受任何損失', 1],
              ['5% 以內', 2],
              ['15% 以內', 3],
              ['超過 15%', 4],
            ],
          },
        ],
      },
    ],
    contradictions: [
      [5, 1, 6, 3],
      [5, 1, 6, 4],
      [8, 1, 10, 4],
      [8, 4, 10, 1],
    ],
  },
  {
    sid: 'PRUDENT-TW-2026-1',
    kind: 'prudent',
    version: '2026.1',
    levels: [],
    categories: [
      {
        text: '對基金風險的認識',
        questions: [
          {
            text: '基金的淨值會下跌，您投入的本金可能有損失。關於這一點，您的了解是？',
            options: [
              ['基金由專業機構管理，不會有損失', 0],
              ['我了解本金可能損失，最壞的情況可能損失大部分', 1],
              ['持有夠久，就一定不會損失', 0],
            ],
          },
          {
            text: '風險報酬等級 RR5 的基金，與 RR1 的基金相比，何者正確？',
            options: [
              ['RR5 的淨值波動較大，可能的損失也較大', 1],
              ['RR5 的評等較高，所以比較安全', 0],
              ['兩者沒有差別', 0],
            ],
          },
        ],
      },
      {
        text: '您自己的決定',
        questions: [
          {
            text: '有人以電話或訊息催促您盡快申購高風險基金，您會怎麼做？',
            options: [
              ['機會難得，先申購再說', 0],
              ['先查證，與家人或專人討論後再自己決定', 1],
              ['把帳號密碼交給對方代為操作', 0],
            ],
          },
          {
            text: '如果基金一年內下跌 30%，對您的生活有什麼影響？',
            options: [
              ['會影響日常生活或醫療支出', 0],
              ['需要借款才能應付', 0],
              ['這筆資金近年用不到，不影響生活', 1],
            ],
          },
          {
            text: '您希望恢復原有的風險等級，是因為？',
            options: [
              ['出於我自己的意願，並了解所增加的風險', 1],
              ['他人要求或建議我這麼做', 0],
              ['想盡快賺回之前的損失', 0],
            ],
          },
        ],
      },
    ],
    contradictions: [],
  },
];
