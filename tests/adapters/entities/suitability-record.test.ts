import { describe, expect, it } from 'vitest';
import {
  suitabilityRecordFields,
  suitabilityUserFields,
  toSuitabilityRecord,
  toSuitabilityUser,
} from '../../../adapters/graphql/suitability/suitability-record';
import { parseBody } from '../../../adapters/http/parse-body';

const readRecord = parseBody(suitabilityRecordFields, toSuitabilityRecord);
const readUser = parseBody(suitabilityUserFields, toSuitabilityUser);
const malformed = { ok: false, error: { kind: 'malformed' } };

const inUserPortfolio = {
  clientRiskLevel: 'LOW',
  updateDate: '2026-01-05',
  kycRiskLevel: 'HIGH',
  kycStatus: 'O',
  enhancedSuitabilityUpdateDate: '2025-12-30',
  latestKycVersion: '7',
};
const accountHolder = { ...inUserPortfolio, forceLowRisk: true, toBeLowRisk: false };

describe('an account holder’s suitability', () => {
  it('[ENT-19] an account holder’s suitability has levels, status, dates and version', () => {
    expect(readRecord(inUserPortfolio)).toEqual({ ok: true, value: inUserPortfolio });
  });

  it('[ENT-38, CONFLICT-45] an account holder’s suitability has in its other shape the two low-risk flags too', () => {
    expect(readRecord(accountHolder)).toEqual({ ok: true, value: accountHolder });
  });

  it('[ENT-19, ENT-38] leaves undefined what is missing, null or no alert', () => {
    expect(readRecord({ kycStatus: ' ', forceLowRisk: null, updateDate: null })).toEqual({ ok: true, value: {} });
  });

  it.each([undefined, null, 'LOW', [], { clientRiskLevel: 3 }, { forceLowRisk: 'Y' }])(
    '[ENT-19, ENT-38] an account holder’s suitability is malformed as %j',
    (body) => {
      expect(readRecord(body)).toEqual(malformed);
    },
  );
});

describe('a client of the enhanced suitability questionnaire', () => {
  it('[ENT-38, ENT-43] a client of the enhanced suitability questionnaire has suitabilities, a gender and how often the KYC is due', () => {
    const body = {
      accountHolderSuitabilities: [accountHolder, inUserPortfolio],
      user: { genderType: 'F' },
      clientKycUpdateFrequency: '1Y',
    };
    expect(readUser(body)).toEqual({
      ok: true,
      value: {
        accountHolderSuitabilities: [accountHolder, inUserPortfolio],
        genderType: 'F',
        clientKycUpdateFrequency: '1Y',
      },
    });
  });

  it('[ENT-43] leaves undefined what is missing', () => {
    const value = { accountHolderSuitabilities: [] };
    expect(readUser({ accountHolderSuitabilities: [] })).toEqual({ ok: true, value });
    expect(readUser({ accountHolderSuitabilities: [], user: null })).toEqual({ ok: true, value });
    expect(readUser({ accountHolderSuitabilities: [], user: { genderType: null } })).toEqual({ ok: true, value });
  });

  it.each([undefined, {}, { accountHolderSuitabilities: {} }, { accountHolderSuitabilities: [], user: 'F' }])(
    '[ENT-43] a client of the enhanced suitability questionnaire is malformed as %j',
    (body) => {
      expect(readUser(body)).toEqual(malformed);
    },
  );
});
