import { type ReactNode, useState } from 'react';
import { lazyPart } from '../app/lazy-part';
import './risk-profile-button.css';

const RiskProfileDialog = lazyPart(() => import('./risk-profile-dialog').then((module) => module.RiskProfileDialog), {
  texts: ['summaries', 'account-state'],
  ports: ['client', 'home'],
});

/** Opens the client's risk profile. */
export function RiskProfileButton({ children }: { readonly children: ReactNode }) {
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
