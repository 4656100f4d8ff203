import { Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { AddressForm } from './address-form.tsx';
import { Done } from './done.tsx';

/** AD-30: a place for the address book, typed here. */
export function AddAddress({ added }: { added: () => void }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open)
    return (
      <AddressForm
        cancel={() => setOpen(false)}
        saved={() => {
          setOpen(false);
          setDone(true);
          added();
        }}
      />
    );
  return (
    <div className="account-acts">
      <Button
        ref={button}
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        {words.add}
      </Button>
      <Done when={done}>{words.added}</Done>
    </div>
  );
}
