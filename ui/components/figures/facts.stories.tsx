import { figures, sampleFundNames } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { Amount, AmountsHidden } from './amount';
import { Fact } from './fact';
import { Facts } from './facts';
import { moneyText } from './money-text';

export default { title: 'figures/facts', component: Facts } satisfies Meta;

export const Usual = story(({ value, cost, feeRate }) => (
  <Facts>
    <Fact label={value}>
      <Amount>{moneyText('HKD', figures.usual)}</Amount>
    </Fact>
    <Fact label={cost}>
      <Amount>{moneyText('HKD', figures.small)}</Amount>
    </Fact>
    <Fact label={feeRate}>0.58%</Fact>
  </Facts>
));
export const AmountsAreHidden = story(({ value, feeRate }) => (
  <AmountsHidden value>
    <Facts>
      <Fact label={value}>
        <Amount>{moneyText('HKD', figures.usual)}</Amount>
      </Fact>
      <Fact label={feeRate}>0.58%</Fact>
    </Facts>
  </AmountsHidden>
));
export const TooLong = story(({ language, fund, value, discardText }) => (
  <Facts>
    <Fact label={fund}>{sampleFundNames[language].long}</Fact>
    <Fact label={discardText}>{moneyText('TWD', figures.large)}</Fact>
    <Fact label={value}>{moneyText('TWD', figures.large)}</Fact>
  </Facts>
));
