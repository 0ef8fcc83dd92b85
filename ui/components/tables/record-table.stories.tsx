import { negate } from '../../../domain/money/decimal';
import { shownChanges } from '../../../domain/holdings/figures/shown-change';
import { figures, sampleFundNames } from '../../workshop/samples';
import type { Sentences } from '../../workshop/sentences';
import { type Meta, story } from '../../workshop/story';
import { Amount } from '../figures/amount';
import { Change } from '../figures/change';
import { moneyText } from '../figures/money-text';
import { RecordTable } from './record-table';

export default { title: 'tables/record-table', component: RecordTable } satisfies Meta;

const gain = shownChanges({ profit: figures.usual, precision: 2 }).profit;
const loss = shownChanges({ profit: negate(figures.small), precision: 2 }).profit;

const samples = (sentences: Sentences) => [
  { name: sampleFundNames[sentences.language].short, worth: figures.usual, change: gain },
  { name: sampleFundNames[sentences.language].long, worth: figures.large, change: loss },
  { name: '<script>', worth: figures.none, change: undefined },
];

type TableProps = { readonly sentences: Sentences; readonly rows: ReturnType<typeof samples> };

const Table = ({ sentences: { portfolio, fund, value, profit }, rows }: TableProps) => (
  <RecordTable
    testId="stories"
    caption={portfolio}
    columns={[fund, value, profit].map((label) => ({ key: label, label }))}
    rows={rows}
    keyOf={({ name }) => name}
    rowHeight={60}
  >
    {({ name, worth, change }) => (
      <>
        <th role="rowheader" scope="row">
          {name}
        </th>
        <td role="cell" data-label={value}>
          <Amount>{moneyText('HKD', worth)}</Amount>
        </td>
        <td role="cell" data-label={profit}>
          {change ? <Change {...change} /> : null}
        </td>
      </>
    )}
  </RecordTable>
);

export const Usual = story((sentences) => <Table sentences={sentences} rows={samples(sentences)} />);
export const Empty = story((sentences) => <Table sentences={sentences} rows={[]} />);
