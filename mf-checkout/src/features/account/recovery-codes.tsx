import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { recoveryWords as words } from '../../copy/second-factor.ts';
import './second-factor.css';

/** Codes for a user who has lost the app, shown only this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => list.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Alert severity="warning" live>
        {words.keep}
      </Alert>
      <ul className="checkout-recovery-codes" ref={list} tabIndex={-1} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="checkout-other-ways">
        <Button variant="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <p role="status">{copied === null ? null : copied ? words.copied : words.notCopied}</p>
      </div>
    </>
  );
}
