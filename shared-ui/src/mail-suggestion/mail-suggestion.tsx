import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { didYouMean } from '../copy/mail-suggestion.ts';

/** Milliseconds without a key after which an address counts as written. */
const stillMs = 800;

/** Loaded once an address is written; without it nothing is proposed. */
const propose = async (mail: string): Promise<string | null> => {
  const { suggestedMail } = await import('@sendahead/shared-contracts/validation/mail-suggestion');
  return suggestedMail(mail);
};

/** Next to a field for an email: the address that was likely meant, to be taken by one press. Nothing is refused. */
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
