import { describe, expect, it } from 'vitest';
import type { EndReason } from '../../../application/ports/session/session-end';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { AssessmentDrafts } from '../../../application/suitability/assessment-drafts';
import { SessionStore } from '../../../ui/stores/session-store';
import { MemoryDevice } from '../../builders/memory-device';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';
import { RecordedNavigation } from '../../builders/recorded-navigation';

const questionnaire = {
  sid: 'Q',
  questionCategories: [{ questions: [{ sequence: 1, text: 'How long?', options: [{ sequence: 2, text: 'Long' }] }] }],
};
const answers = [{ questionSequence: 1, optionSequence: 2 }];

function afterEnd(reason: EndReason): MemoryVault {
  const vault = new MemoryVault();
  vault.write('AUTH_CHECKED', 'abc');
  new AssessmentDrafts(vault).save('U1', questionnaire, answers);
  const device = new MemoryDevice();
  new SessionStore({
    vault,
    tabs: device.channel(),
    browserSession: device.browserSession(),
    navigation: new RecordedNavigation(),
    sharing: new MemorySessionSharings().open(),
    epoch: new SessionEpoch(),
  }).end(reason);
  return vault;
}

describe('the draft of a questionnaire at the end of a session', () => {
  it('[OPEN-54, R13] the draft is still the client’s after a session that ended by itself, and nobody else’s', () => {
    for (const reason of ['expired', 'idle', 'ended-elsewhere', 'change-unconfirmed'] as const) {
      const vault = afterEnd(reason);
      expect(vault.read('AUTH_CHECKED')).toBeUndefined();
      expect(new AssessmentDrafts(vault).recall('U1', questionnaire)).toEqual(answers);
      expect(new AssessmentDrafts(vault).recall('U2', questionnaire)).toEqual([]);
    }
  });

  it('[OPEN-54, R13] the draft is gone once the client logs out', () => {
    expect(afterEnd('logged-out').keys).toEqual(['endReason']);
  });
});
