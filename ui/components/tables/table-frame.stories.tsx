import { figures, sampleFundNames } from '../../workshop/samples';
import type { Sentences } from '../../workshop/sentences';
import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { Amount, AmountsHidden } from '../figures/amount';
import { moneyText } from '../figures/money-text';
import { SortButton, TableFrame, TableScroll } from './table-frame';

export default { title: 'tables/table-frame', component: TableFrame } satisfies Meta;

const Body = ({ sentences: { language } }: { readonly sentences: Sentences }) => (
  <tbody>
    {(['short', 'long'] as const).map((length) => (
      <tr key={length}>
        <th scope="row">{sampleFundNames[language][length]}</th>
        <td>
          <Amount>{moneyText('HKD', figures.usual)}</Amount>
        </td>
        <td>
          <Amount>{moneyText('HKD', figures.large)}</Amount>
        </td>
      </tr>
    ))}
  </tbody>
);

const columnsOf = ({ fund, value, cost }: Sentences) => [fund, value, cost].map((label) => ({ key: label, label }));

export const Usual = story((sentences) => (
  <TableFrame caption={sentences.portfolio} columns={columnsOf(sentences)}>
    <Body sentences={sentences} />
  </TableFrame>
));
export const CaptionShown = story((sentences) => (
  <TableFrame caption={sentences.portfolio} showsCaption columns={columnsOf(sentences)} showsHead={false}>
    <Body sentences={sentences} />
  </TableFrame>
));
export const Sorted = story((sentences) => (
  <Remembered<'ascending' | 'descending'> initial="descending">
    {(direction, remember) => {
      const turn = () => remember(direction === 'ascending' ? 'descending' : 'ascending');
      const value = <SortButton label={sentences.value} direction={direction} onSort={turn} />;
      const cost = <SortButton label={sentences.cost} direction={undefined} onSort={doNothing} />;
      return (
        <TableFrame
          caption={sentences.portfolio}
          columns={[
            { key: 'fund', label: sentences.fund },
            { key: 'value', label: value, sorted: direction },
            { key: 'cost', label: cost },
          ]}
        >
          <Body sentences={sentences} />
        </TableFrame>
      );
    }}
  </Remembered>
));
export const WiderThanItsPlace = story((sentences) => (
  <TableScroll label={sentences.portfolio}>
    <TableFrame
      caption={sentences.portfolio}
      columns={[
        { key: 'fund' },
        ...Array.from({ length: 9 }, (_, key) => ({ key: String(key), label: sentences.value })),
      ]}
    >
      <tbody>
        <tr>
          <th scope="row">{sampleFundNames[sentences.language].short}</th>
          {Array.from({ length: 9 }, (_, key) => (
            <td key={key}>{moneyText('HKD', figures.large)}</td>
          ))}
        </tr>
      </tbody>
    </TableFrame>
  </TableScroll>
));
export const Empty = story((sentences) => (
  <TableFrame caption={sentences.portfolio} columns={columnsOf(sentences)}>
    <tbody />
  </TableFrame>
));
export const AmountsAreHidden = story((sentences) => (
  <AmountsHidden value>
    <TableFrame caption={sentences.portfolio} columns={columnsOf(sentences)}>
      <Body sentences={sentences} />
    </TableFrame>
  </AmountsHidden>
));
