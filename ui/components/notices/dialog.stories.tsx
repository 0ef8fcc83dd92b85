import { sampleFundNames } from '../../workshop/samples';
import { type Meta, doNothing, story } from '../../workshop/story';
import { Button } from '../button';
import { Dialog } from './dialog';
import * as styles from './dialog.module.css';

export default { title: 'notices/dialog', component: Dialog, parameters: { coversPage: true } } satisfies Meta;

export const Usual = story(({ discardTitle, discardText, discardKeep, discardGo }) => (
  <Dialog title={discardTitle} onClose={doNothing}>
    <p>{discardText}</p>
    <div className={styles.dialogActions}>
      <Button theme="outlined">{discardKeep}</Button>
      <Button>{discardGo}</Button>
    </div>
  </Dialog>
));
export const Small = story(({ discardTitle, close }) => (
  <Dialog title={discardTitle} size="s" onClose={doNothing}>
    <div className={styles.dialogActions}>
      <Button>{close}</Button>
    </div>
  </Dialog>
));
export const LargeAndTooLong = story(({ language, accountLocked, mayHaveArrived, close }) => (
  <Dialog title={sampleFundNames[language].long} size="l" onClose={doNothing}>
    {[accountLocked, mayHaveArrived, accountLocked, mayHaveArrived].map((text, place) => (
      <p key={`${String(place)} ${text}`}>{text}</p>
    ))}
    <div className={styles.dialogActions}>
      <Button>{close}</Button>
    </div>
  </Dialog>
));
