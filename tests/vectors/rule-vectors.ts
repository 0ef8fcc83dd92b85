import fc from 'fast-check';
import { addBusinessDays } from '../../domain/calendar/calendar';
import { eListLinkExpiresAt } from '../../domain/calendar/e-list-link';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { isCashAccountServiceHour } from '../../domain/calendar/service-hours';
import { cashTransactionTypes } from '../../domain/cash-account/cash-transaction-type';
import { checkTopUp } from '../../domain/cash-account/instructions/check-top-up';
import { checkWithdrawal } from '../../domain/cash-account/instructions/check-withdrawal';
import { expectedFinish } from '../../domain/cash-account/expected-finish';
import { checkLogin } from '../../domain/credentials/login/check-login';
import { checkOneTimeCode, isOneTimeCodeFresh } from '../../domain/credentials/login/one-time-code';
import { checkResetIdentity, type ResetIdentity } from '../../domain/credentials/reset/check-reset-identity';
import { checkLoginPassword } from '../../domain/credentials/secrets/check-login-password';
import { checkPin } from '../../domain/credentials/secrets/check-pin';
import { checkTradingPassword } from '../../domain/credentials/secrets/check-trading-password';
import { checkUserCode } from '../../domain/credentials/secrets/check-user-code';
import { returnRate } from '../../domain/holdings/figures/return-rate';
import { linkTarget } from '../../domain/links/link-target';
import { scaled } from '../../domain/money/decimal';
import { feeWaivedByPoints } from '../../domain/fees/points-for-fee';
import { exceedsTolerance } from '../../domain/suitability/risk/exceeds-tolerance';
import { highestFundRisk } from '../../domain/suitability/risk/highest-fund-risk';
import { isSetToLowRisk } from '../../domain/suitability/risk/is-set-to-low-risk';
import { tradingEffect } from '../../domain/suitability/risk/trading-effect';
import { amountToNextTier } from '../../domain/tiers/amount-to-next-tier';
import { singlePurchaseFee } from '../../domain/fees/by-tier/single-purchase-fee';
import { tierFor } from '../../domain/tiers/tier-for';
import { canSwitchBetween } from '../../domain/funds/fee-type';
import { switchFxRate } from '../../domain/trading/costs/switch-fx-rate';
import { checkUnits } from '../../domain/trading/limits/check-units';
import { checkDailyCap } from '../../domain/trading/limits/daily-cap';
import { checkDigitalShareClass } from '../../domain/trading/limits/digital-share-class';
import { redemptionCaution } from '../../domain/trading/notes/redemption-caution';
import { closedAround, timesOfDay } from '../arbitraries/calendar';
import { balances, cashAmounts } from '../arbitraries/cash-account';
import { loginPasswords, userCodes } from '../arbitraries/credentials';
import { hongKongIdentities, identityDay, taiwanIdentities } from '../arbitraries/credentials-identity';
import { amounts, positives } from '../arbitraries/decimal';
import { garbage } from '../arbitraries/garbage';
import { instants, isoDates } from '../arbitraries/iso-date';
import { arbitraryAccountNumbers, pins, sequences } from '../arbitraries/pin';
import { chargedFees, feeOrders, pointCounts } from '../arbitraries/points';
import { fundRisks, maybeLevels } from '../arbitraries/suitability';
import { anyRegion, holdingAmounts, regionalTiers } from '../arbitraries/tiers';

/** One rule with inputs to draw and what it says of each: what a server in another language is held to. */
export type RuleVectors = {
  /** The name that the domain exports. */
  readonly rule: string;
  /** Meaning of its arguments and of its verdict. */
  readonly about: string;
  readonly draw: () => fc.Arbitrary<{ readonly input: readonly unknown[]; readonly output: unknown }>;
};

function vectorsOf<Input extends readonly unknown[]>(
  rule: string,
  about: string,
  inputs: fc.Arbitrary<readonly [...Input]>,
  judge: (...input: Input) => unknown,
): RuleVectors {
  return { rule, about, draw: () => inputs.map((input) => ({ input, output: judge(...input) })) };
}

const typedPins = fc.oneof(pins, sequences, fc.stringMatching(/^\d{0,8}$/), garbage);
const secrets = fc.oneof(loginPasswords, userCodes, fc.stringMatching(/^[A-Za-z0-9]{0,22}$/), garbage);
const sides = fc.constantFrom<'front-end' | 'back-end'>('front-end', 'back-end');
const kinds = fc.constantFrom<'buy' | 'redemption' | 'switch'>('buy', 'redemption', 'switch');
/** Identity as typed by a client: valid throughout, or with one odd field. */
const typed = (identities: fc.Arbitrary<ResetIdentity>): fc.Arbitrary<ResetIdentity> =>
  fc.oneof(
    identities,
    fc
      .tuple(identities, fc.constantFrom('account', 'email', 'birthDate', 'phone'), garbage)
      .map(([identity, field, text]) => ({ ...identity, [field]: text })),
  );
/** Around thirty million. */
const capped = fc.bigInt(2_900_000_000n, 3_100_000_000n).map((digits) => scaled(digits, 2));

/** The rules that a server decides by as well, each with its inputs. */
export const ruleVectors: readonly RuleVectors[] = [
  vectorsOf(
    'checkPin',
    'A new PIN and what it is compared with; the list of what is wrong with it.',
    fc.tuple(
      typedPins,
      fc.record(
        {
          accountNumbers: fc.array(arbitraryAccountNumbers, { maxLength: 2 }),
          current: pins,
          reentry: typedPins,
        },
        { requiredKeys: [] },
      ),
    ),
    checkPin,
  ),
  vectorsOf(
    'checkUserCode',
    'A new user code and whether it is taken; each rule with N (not known), F (failed) or P (passed).',
    fc.tuple(secrets, fc.record({ taken: fc.boolean() }, { requiredKeys: [] })),
    checkUserCode,
  ),
  vectorsOf(
    'checkLoginPassword',
    'A new login password, the user code, and whether it was used before; each rule with N, F or P.',
    fc.tuple(
      secrets,
      fc.record({ userCode: userCodes, previousMatches: fc.boolean() }, { requiredKeys: ['userCode'] }),
    ),
    checkLoginPassword,
  ),
  vectorsOf(
    'checkTradingPassword',
    'A new trading password; accepted, or why not.',
    fc.tuple(secrets),
    checkTradingPassword,
  ),
  vectorsOf(
    'checkOneTimeCode',
    'A one-time code; whether it has the form of one.',
    fc.tuple(fc.oneof(fc.stringMatching(/^\d{7,9}$/), garbage)),
    checkOneTimeCode,
  ),
  vectorsOf(
    'isOneTimeCodeFresh',
    'When a code was sent and what time it is, as instants; whether it still counts.',
    fc
      .tuple(instants, fc.integer({ min: -60_000, max: 1_200_000 }))
      .map(([sentAt, millis]) => [sentAt, new Date(Date.parse(sentAt) + millis).toISOString()] as const),
    isOneTimeCodeFresh,
  ),
  vectorsOf(
    'checkLogin',
    'A region and what was typed to log in; the list of what is wrong with it.',
    fc.tuple(anyRegion, fc.record({ username: fc.oneof(userCodes, garbage), secret: secrets })),
    checkLogin,
  ),
  vectorsOf(
    'checkResetIdentity',
    'A region, what a client said to be known by, and the day in Hong Kong; the list of what is wrong with it.',
    fc.oneof(
      fc.tuple(fc.constant('HK' as const), typed(hongKongIdentities), fc.constant(identityDay)),
      fc.tuple(fc.constant('TW' as const), typed(taiwanIdentities), fc.constant(identityDay)),
    ),
    checkResetIdentity,
  ),
  vectorsOf(
    'addBusinessDays',
    'A date, a number of business days, and the days that are closed; the date so many business days later.',
    closedAround.chain(({ date, calendar }) =>
      fc.tuple(fc.constant(date), fc.integer({ min: 0, max: 6 }), fc.constant(calendar)),
    ),
    addBusinessDays,
  ),
  vectorsOf(
    'effectiveDate',
    'When something was sent (an instant), which cut-off it keeps to, and the days that are closed; the date from which it counts.',
    closedAround.chain(({ date, calendar }) =>
      fc
        .tuple(
          timesOfDay,
          fc.constantFrom<'onshore' | 'offshore' | 'cash-account'>('onshore', 'offshore', 'cash-account'),
        )
        .map(([time, cutOff]) => [`${date}T${time}+08:00`, cutOff, calendar] as const),
    ),
    effectiveDate,
  ),
  vectorsOf(
    'isCashAccountServiceHour',
    'An instant and the days that are closed; whether the Cash Account is served then.',
    closedAround.chain(({ date, calendar }) => timesOfDay.map((time) => [`${date}T${time}+08:00`, calendar] as const)),
    isCashAccountServiceHour,
  ),
  vectorsOf(
    'eListLinkExpiresAt',
    'When the link of an order list was sent; when it expires.',
    fc.tuple(instants),
    eListLinkExpiresAt,
  ),
  vectorsOf(
    'returnRate',
    'A price and the average cost of a unit; the return in percent, absent at no cost.',
    fc.tuple(positives, fc.oneof(positives, fc.constant(scaled(0n)))),
    returnRate,
  ),
  vectorsOf('tierFor', 'A region and what a client holds; the tier.', fc.tuple(anyRegion, holdingAmounts), tierFor),
  vectorsOf(
    'amountToNextTier',
    'A region and what a client holds; the next tier and what lacks, absent at the highest.',
    fc.tuple(anyRegion, holdingAmounts),
    amountToNextTier,
  ),
  vectorsOf(
    'singlePurchaseFee',
    'A region, a tier, and whether it has a plus and the purchase is an eScheduler one; the fee in percent, from and to.',
    regionalTiers.chain(({ region, tier }) =>
      fc.record({ plus: fc.boolean(), eScheduler: fc.boolean() }).map((context) => [region, tier, context] as const),
    ),
    singlePurchaseFee,
  ),
  vectorsOf(
    'feeWaivedByPoints',
    'A region, reward points, a fee and the kind of the order; what of the fee the points waive.',
    fc.tuple(anyRegion, pointCounts, chargedFees, feeOrders),
    feeWaivedByPoints,
  ),
  vectorsOf(
    'highestFundRisk',
    "A client's risk level; the highest risk rating of a fund that suits it, 0 for none.",
    fc.tuple(maybeLevels),
    highestFundRisk,
  ),
  vectorsOf(
    'exceedsTolerance',
    "A fund's risk rating and a client's risk level; whether the fund exceeds what the client tolerates.",
    fc.tuple(fundRisks, maybeLevels),
    exceedsTolerance,
  ),
  vectorsOf(
    'isSetToLowRisk',
    'Age, education and illness; whether the client counts as low risk.',
    fc.tuple(
      fc.record({
        age: fc.integer({ min: 18, max: 100 }),
        educationJuniorHighOrBelow: fc.boolean(),
        severeIllness: fc.boolean(),
      }),
    ),
    isSetToLowRisk,
  ),
  vectorsOf(
    'tradingEffect',
    'The status of a risk profile; what the client may do, and the alert to show.',
    fc.tuple(fc.constantFrom('N', 'O', 'S', 'R', 'A', '', undefined)),
    tradingEffect,
  ),
  vectorsOf(
    'canSwitchBetween',
    'The fee types of two funds; whether one may be switched into the other.',
    fc.tuple(sides, sides),
    canSwitchBetween,
  ),
  vectorsOf(
    'switchFxRate',
    'The day of an order; whether a switch converts by the rate of that day or the next.',
    fc.tuple(fc.oneof(isoDates, fc.constantFrom('2025-05-24', '2025-05-25', '2025-05-26'))),
    switchFxRate,
  ),
  vectorsOf(
    'checkUnits',
    'What is done with units, how many, and how many there are; accepted, or why not.',
    fc.tuple(fc.constantFrom<'redemption' | 'switch-out'>('redemption', 'switch-out'), amounts, positives),
    checkUnits,
  ),
  vectorsOf(
    'checkDailyCap',
    'The kind of an order, what was ordered that day so far, and its amount in TWD; whether the cap allows it.',
    fc.tuple(kinds, fc.oneof(capped, fc.constant(scaled(0n))), fc.oneof(capped, cashAmounts)),
    checkDailyCap,
  ),
  vectorsOf(
    'checkDigitalShareClass',
    'A currency and the amount of a purchase of the digital share class; accepted, or which of its limits it breaks.',
    fc.tuple(fc.constantFrom('TWD', 'USD', 'CNY', 'EUR'), fc.oneof(cashAmounts, capped)),
    checkDigitalShareClass,
  ),
  vectorsOf(
    'redemptionCaution',
    'What is redeemed and what the portfolio is worth; whether the client is cautioned.',
    fc.tuple(cashAmounts, cashAmounts),
    redemptionCaution,
  ),
  vectorsOf(
    'checkTopUp',
    'An amount in HKD; accepted, or the code of why not.',
    fc.tuple(fc.oneof(cashAmounts, amounts)),
    checkTopUp,
  ),
  vectorsOf(
    'checkWithdrawal',
    'An amount in HKD and what the Cash Account holds; accepted, or the code of why not.',
    fc.tuple(fc.oneof(cashAmounts, amounts), balances),
    checkWithdrawal,
  ),
  vectorsOf(
    'expectedFinish',
    'The type of a transaction, its effective date, and the days that are closed; when it is expected to be done, absent for the other types.',
    closedAround.chain(({ date, calendar }) =>
      fc.constantFrom(...cashTransactionTypes).map((type) => [type, date, calendar] as const),
    ),
    expectedFinish,
  ),
  vectorsOf(
    'linkTarget',
    'An address as a server sent it, and the origin of the portal; where it leads, or that it leads nowhere.',
    fc.tuple(
      fc.oneof(
        garbage,
        fc.constantFrom(
          '/eTrading/v2/funds',
          '/eTrading/#/eScheduler',
          '/tet-web/x',
          'https://portal.example/eTrading/v2/',
        ),
        fc.webUrl(),
      ),
      fc.constant('https://portal.example'),
    ),
    linkTarget,
  ),
];
