import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { trackCalendar } from '@sendahead/shared-contracts/orders/track-calls';
import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { Button, TextField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { shareWords } from '../../copy/track.ts';

/** A new tracking link, with buttons to share it. Its token is shown only once. */
export function NewLink({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const link = new URL(pathOf(fragmentPages.track, { token }), window.location.origin).href;
  const calendar = new URL(pathOf(trackCalendar, { token }), window.location.origin);
  const text = encodeURIComponent(shareWords.text(link));
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(isCopied === true);
  };
  return (
    <div className="share-tracking__new">
      <TextField
        label={shareWords.link}
        hint={shareWords.ready}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="share-tracking__ways">
        <Button onClick={() => void copy()}>{copied ? shareWords.copied : shareWords.copy}</Button>
        <a
          className="ui-button ui-button--secondary"
          href={`mailto:?subject=${encodeURIComponent(shareWords.subject)}&body=${text}`}
        >
          {shareWords.mail}
        </a>
        <a className="ui-button ui-button--secondary" href={`sms:?&body=${text}`}>
          {shareWords.message}
        </a>
        <a className="ui-button ui-button--secondary" href={`webcal://${calendar.host}${calendar.pathname}`}>
          {shareWords.calendar}
        </a>
      </div>
    </div>
  );
}
