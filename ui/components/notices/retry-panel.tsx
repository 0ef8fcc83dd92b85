import { Button } from '../button';
import { joinClasses } from '../join-classes';
import * as styles from './retry-panel.module.css';

type RetryPanelProps = {
  readonly text: string;
  readonly action: string;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
};

/** Stands in for a part of the page that could not be loaded. */
export function RetryPanel({ text, action, onRetry, className }: RetryPanelProps) {
  return (
    <div className={joinClasses(styles.retryPanel, className)} data-testid="retry-panel" role="alert">
      <p>{text}</p>
      <Button theme="outlined" size="small" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
