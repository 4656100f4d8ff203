import { Button, LiveRegion } from '@sendahead/shared-ui';
import { useState } from 'react';
import { copyWords } from '../../copy/quote-words.ts';

/**
 * Copies a text to the clipboard and reports the result; where that is not allowed, the text can be selected.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [announced, setAnnounced] = useState<{ of: string; message: string } | null>(null);
  const message = announced?.of === text ? announced.message : '';
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setAnnounced({ of: text, message: done ? copyWords.copied({ what }) : copyWords.byHand({ what }) });
  };
  return (
    <div className="addresses-quote__copy">
      <Button variant="secondary" onClick={copy}>
        {copyWords.copy({ what })}
      </Button>
      <span aria-hidden="true">{message}</span>
      <LiveRegion message={message} />
    </div>
  );
}
