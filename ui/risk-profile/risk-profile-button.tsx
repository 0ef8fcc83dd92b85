import { type ReactNode, useState } from 'react';
import { RiskProfileDialog } from './risk-profile-dialog';
import * as styles from './risk-profile-button.module.css';

type RiskProfileButtonProps = {
  /** The accessible name, where the visible text is only a value. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** Opens the client's risk profile. */
export function RiskProfileButton({ label, children }: RiskProfileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.riskProfileButton}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label === undefined ? null : <span className="visually-hidden">{label} </span>}
        {children}
      </button>
      {isOpen ? (
        <RiskProfileDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
