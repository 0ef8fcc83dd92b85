import { PieChart } from 'echarts/charts';
import { use as register } from 'echarts/core';
import { type Meta, story } from '../workshop/story';
import { Chart } from './chart';
import * as styles from '../workshop/workshop.module.css';

export default { title: 'chart', component: Chart } satisfies Meta;

register([PieChart]);

const pie = (...values: readonly number[]) => ({
  animation: false,
  series: [{ type: 'pie', radius: ['55%', '90%'], label: { show: false }, data: values.map((value) => ({ value })) }],
});

export const Usual = story(() => (
  <div className={styles.workshopChart}>
    <Chart option={pie(45, 30, 15, 10)} />
  </div>
));
export const OneSlice = story(() => (
  <div className={styles.workshopChart}>
    <Chart option={pie(100)} />
  </div>
));
export const Empty = story(() => (
  <div className={styles.workshopChart}>
    <Chart option={pie()} />
  </div>
));
