import { Button } from '../button';
import './retry-panel.css';

type RetryPanelProps = { readonly text: string; readonly action: string; readonly onRetry: () => void };

/** What stands where a part of the page could not be loaded. */
export function RetryPanel({ text, action, onRetry }: RetryPanelProps) {
  return (
    <div className="retry-panel" role="alert">
      <p>{text}</p>
      <Button theme="outlined" size="small" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
