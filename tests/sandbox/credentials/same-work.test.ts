import { beforeEach, describe, expect, test } from 'vitest';
import { activatePin } from '../../../sandbox/credentials/pins/activate-pin';
import { requestPin } from '../../../sandbox/credentials/pins/request-pin';
import { beginReset } from '../../../sandbox/credentials/resets/begin-reset';
import { pinDataOf } from '../support/pin-request';
import { wangData } from '../support/reset-visitor';
import { sharedSandbox } from '../support/shared-sandbox';
import { workOf } from '../support/work-of';

const shared = sharedSandbox();
beforeEach(() => shared.sandbox.forget());

/** Past the fourth try, which freezes. */
const tries = 5;

describe('the work behind a reset, counted by statements and hashes', () => {
  test('[R15, RESET-20..26, OPEN-02] the work behind a reset, counted by statements and hashes is the same in Taiwan for the data of nobody and for wrong data of a client, try for try', async () => {
    const work = async (differing: object) => {
      await shared.sandbox.forget();
      const asked = { type: 'password' as const, identity: { ...wangData, ...differing }, over: undefined };
      const done: (readonly string[])[] = [];
      for (let time = 0; time < tries; time += 1)
        done.push(await workOf(shared.sandbox.context('TW'), (watched) => beginReset(asked, watched)));
      return done;
    };
    const known = await work({ birthDate: '1992-05-11' });
    expect(known[0]).toContain('insert');
    for (const nobodys of [{ nationalId: 'F200000077' }, { nationalId: 'A200000029', account: 'NOBODY77' }])
      expect(await work(nobodys)).toEqual(known);
  });

  test('[R15, RESET-20..24, OPEN-02] the work behind a reset, counted by statements and hashes is the same in Hong Kong for the account of nobody and for wrong data of a client, try for try', async () => {
    const chan = await pinDataOf(shared.sandbox.database, 'HK-TYPICAL');
    const work = async (differing: object) => {
      await shared.sandbox.forget();
      const identity = { pinType: 'login' as const, ...chan, ...differing };
      const done: (readonly string[])[] = [];
      for (let time = 0; time < tries; time += 1)
        done.push(
          await workOf(shared.sandbox.context('HK'), (watched) =>
            requestPin({ identity, again: false, language: 'en_US' }, watched),
          ),
        );
      return done;
    };
    const known = await work({ birthDate: '1992-05-11' });
    expect(known[0]).toContain('insert');
    for (const account of ['510099999999', 'nobodyhere7'])
      expect([account, await work({ account })]).toEqual([account, known]);
  });

  test('[R15, AUTH-46] the work behind a reset, counted by statements and hashes is the same for an activation with the account of nobody and for a wrong PIN of a client, try for try', async () => {
    const work = async (account: string) => {
      await shared.sandbox.forget();
      const activation = { account, login: { current: '190572', next: '730164' } };
      const done: (readonly string[])[] = [];
      for (let time = 0; time < tries; time += 1)
        done.push(
          await workOf(shared.sandbox.context('HK'), (watched) =>
            activatePin(watched, { activation, language: 'en_US' }),
          ),
        );
      return done;
    };
    const known = await work('fungwai1');
    expect(known[0]?.filter((what) => what === 'matches')).toHaveLength(4);
    for (const account of ['510099999999', 'nobodyhere7'])
      expect([account, await work(account)]).toEqual([account, known]);
  });
});
