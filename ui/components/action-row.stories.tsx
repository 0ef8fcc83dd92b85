import { type Meta, story } from '../workshop/story';
import { ActionRow } from './action-row';
import { Button } from './button';
import { ButtonLink } from './button-link';

export default { title: 'action-row', component: ActionRow } satisfies Meta;

export const Usual = story(({ logIn, portfolio }) => (
  <ActionRow>
    <Button>{logIn}</Button>
    <ButtonLink to="/portfolio" theme="outlined">
      {portfolio}
    </ButtonLink>
  </ActionRow>
));
export const MoreThanARowHolds = story(({ discardKeep, discardGo, toAccount, portfolio, tryAgain }) => (
  <ActionRow>
    {[discardKeep, discardGo, toAccount, portfolio, tryAgain].map((text) => (
      <Button key={text} theme="outlined">
        {text}
      </Button>
    ))}
  </ActionRow>
));
