import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import './second-factor.css';

/** Codes for who has lost the app, shown this once. */
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
        Keep these recovery codes where you find them without your phone. We show them only now.
      </Alert>
      <ul className="checkout-recovery-codes" ref={list} tabIndex={-1} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="checkout-other-ways">
        <Button variant="quiet" onClick={copy}>
          Copy all
        </Button>
        <p role="status">
          {copied === null ? null : copied ? 'Copied.' : 'This browser does not copy. Write them down.'}
        </p>
      </div>
    </>
  );
}
