import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { CheckField } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { startFromHere } from '../../copy/end-words.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { isPlaced } from '../../state/publication.ts';

/** AD-30: a signed-in user may keep the origin as default; a guest does not see the checkbox. */
export function DefaultOrigin() {
  const { store, host } = useAddresses();
  const request = useSelector((state) => state.defaultOrigin);
  const placed = useSelector((state) => isPlaced(state, 'origin'));
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    const subscription = host.bus
      .state(sessionTopic)
      .subscribe(({ user, onBehalfOf }) => setSignedIn(user !== null && onBehalfOf === null));
    return () => subscription.unsubscribe();
  }, [host]);
  if (!signedIn || !placed) return null;
  return (
    <CheckField
      label={startFromHere}
      checked={request === 'asking' || request === 'answered'}
      disabled={request === 'asking'}
      onChange={({ target }) =>
        store.dispatch({ type: 'default-origin', request: target.checked ? 'asking' : 'idle' })
      }
    />
  );
}
