import { suggestedMail } from '@sendahead/shared-contracts/validation/mail-suggestion';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { didYouMean } from '../copy/mail-suggestion.ts';

/** Milliseconds without a key after which an address counts as written. */
const stillMs = 800;

/** Next to a field for an email: the address that was likely meant, to be taken by one press. Nothing is refused. */
export function MailSuggestion({ mail, onTake }: { mail: string; onTake: (mail: string) => void }) {
  const [written, setWritten] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWritten(mail), stillMs);
    return () => clearTimeout(timer);
  }, [mail]);
  const meant = written === mail ? suggestedMail(mail) : null;
  return (
    <div role="status">
      {meant ? (
        <Button variant="quiet" onClick={() => onTake(meant)}>
          {didYouMean({ mail: meant })}
        </Button>
      ) : null}
    </div>
  );
}
