import { type ReactNode, useState } from 'react';
import { lazyPart } from '../app/loading/lazy-part';
import './risk-profile-button.css';

const RiskProfileDialog = lazyPart(() => import('./risk-profile-dialog').then((module) => module.RiskProfileDialog), {
  texts: ['summaries', 'account-state'],
  ports: ['client', 'home'],
});

type RiskProfileButtonProps = {
  /** What its words are, where they are a value alone. */
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
        className="risk-profile-button"
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
