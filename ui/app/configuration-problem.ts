import type { ConfigurationProblem } from '../../config/portal-configuration';
import * as styles from '../components/page/message-page.module.css';

const texts = [
  'This page is not set up correctly and cannot be shown. Please try again later or call us.',
  '此網頁設定有誤，暫時無法顯示。請稍後再試，或致電與我們聯絡。',
];

/** A readable page in place of a white one when the configuration is wrong; the field is named in the console. */
export function showConfigurationProblem(root: HTMLElement, { field, problem }: ConfigurationProblem): void {
  // oxlint-disable-next-line no-console -- whoever wrote the block looks for the field here
  console.error(`portal configuration: ${field}: ${problem}`);
  const page = document.createElement('main');
  page.className = styles.messagePage;
  page.append(
    ...texts.map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    }),
  );
  root.replaceChildren(page);
}
