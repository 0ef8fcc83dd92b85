import { readFileSync } from 'node:fs';
import { buildASTSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { extensions } from '../../contract/extensions';
import { sentOperations } from '../../contract/graphql/sent-operations';
import { extensionOfRootField, specifiedPart } from '../../contract/graphql/specified-schema';
import { callExtension } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';
import { type Region, regions } from '../../domain/region';

const schema = readFileSync('contract/graphql/schema.graphql', 'utf8');
const specified = buildASTSchema(specifiedPart(schema));
const extensionOfField = extensionOfRootField(schema);

/** The root fields of an operation. */
const rootFields = (text: string): readonly string[] =>
  parse(text).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );

describe('a GraphQL document', () => {
  it.each(sentOperations)(
    '[OPEN-21, OPEN-59] asks only for what the specification names, or only for an extension: $name',
    ({ text }) => {
      const beyond = rootFields(text).map(extensionOfField);
      if (beyond.every((extension) => extension === undefined))
        expect(validate(specified, parse(text)).map(({ message }) => message)).toEqual([]);
      else expect(new Set(beyond)).toEqual(new Set([beyond[0]]));
    },
  );

  it('[OPEN-59] belongs to an extension of the list, where it belongs to any', () => {
    const named = sentOperations.flatMap(({ text }) =>
      rootFields(text).flatMap((field) => extensionOfField(field) ?? []),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !extensions.some((extension) => extension === name))).toEqual([]);
  });
});

/** The calls of the specification's table, by their names in the catalogue [API-11..90]. */
const ofBoth = [
  'logon',
  'authRefresh',
  'authLogout',
  'changeSecret',
  'heartbeat',
  'pageFlow',
  'accountInfo',
  'announcement',
  'preLoginNews',
  'preLoginCoolKnowledge',
  'coolKnowledge',
  'dealRedemption',
  'portfolio',
  'fundCategory',
  'fundAll',
  'fundSearch',
  'fundRecentView',
  'clientTier',
  'ePoints',
  'suitabilityCrr',
  'kyp',
  'enhancedSuitability',
  'dda',
  'bankInfo',
  'setting',
  'clientRiskRating',
  'kycDetail',
  'latestKycDetail',
  'maintenanceNotice',
  'orderHistory',
];
const specifiedCalls: Readonly<Record<Region, readonly string[]>> = {
  HK: [
    ...ofBoth,
    'clientPromotions',
    'preLoginPromotions',
    'promotions',
    'portfolioSetting',
    'accountPriceAlert',
    'fundTop5',
    'reminderEPoints',
    'rspMigration',
    'rspPlan',
    'smartTip',
    'typhoonNotice',
    'mfa',
    'stocks',
    'reactivationDocumentUpload',
  ],
  TW: [
    ...ofBoth,
    'loginSendOtp',
    'loginValidateOtp',
    'forgotPin',
    'forgotPinSendOtp',
    'forgotPinValidateOtp',
    'forgotPinValidateUsername',
    'forgotPinValidatePin',
    'footerDisclaimer',
    'priceAlert',
    'fundMarketType',
    'fundLastPrice',
    'suitabilityKyp',
    'suitabilityClientKyp',
    'sameDayDDA',
    'acctBankInfo',
    'existingDividendFund',
    'stockList',
    'urlTradingDetail',
    'urlSign',
    'urlSubmit',
    'fundAgreements',
    'unitCalculator',
    'validateAllotment',
    'validateRedemption',
    'validateSwitch',
    'dividendFund',
    'submitEnhancedSuitability',
  ],
};

describe('the calls', () => {
  it.each(regions)(
    '[OPEN-59, API-10] the calls of %s without an extension are those of the specification’s table',
    (region) => {
      const names = Object.entries<ServedCall>(callCatalogue)
        .filter(([, call]) => call.regions.includes(region) && callExtension(call, region) === undefined)
        .map(([name]) => name as CallName);
      expect(names.toSorted()).toEqual(specifiedCalls[region].toSorted());
    },
  );
});
