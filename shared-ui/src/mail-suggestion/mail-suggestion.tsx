import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { didYouMean } from '../copy/mail-suggestion.ts';

/** Milliseconds without a keystroke after which an address counts as complete. */
const stillMs = 800;

/** Loaded once an address is complete; without it nothing is proposed. */
const propose = async (mail: string): Promise<string | null> => {
  const { suggestedMail } = await import('@sendahead/shared-contracts/validation/mail-suggestion');
  return suggestedMail(mail);
};

/**
 * Next to an email field: the address that was probably meant, accepted with one press. No input is refused.
 */
export function MailSuggestion({ mail, onTake }: { mail: string; onTake: (mail: string) => void }) {
  const [proposal, setProposal] = useState({ mail: '', meant: '' });
  useEffect(() => {
    if (mail === '') return;
    const timer = setTimeout(() => {
      void propose(mail)
        .catch(() => null)
        .then((meant) => (meant ? setProposal({ mail, meant }) : undefined));
    }, stillMs);
    return () => clearTimeout(timer);
  }, [mail]);
  return (
    <div role="status">
      {proposal.meant && proposal.mail === mail ? (
        <Button variant="quiet" onClick={() => onTake(proposal.meant)}>
          {didYouMean({ mail: proposal.meant })}
        </Button>
      ) : null}
    </div>
  );
}
