import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { type ListedClub, listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { useEffect, useState } from 'react';
import { useConsole } from './use-console.ts';

type Clubs = { readonly status: 'asking' | 'answered' | 'failed'; readonly clubs: readonly ListedClub[] };

/** Clubs by a part of their name or their number; nothing is asked while there is nothing to look for. */
export function useClubs(search: string | null): Clubs {
  const { host } = useConsole();
  const [present, setPresent] = useState<Clubs>({ status: 'answered', clubs: [] });
  useEffect(() => {
    if (search === null) {
      setPresent({ status: 'answered', clubs: [] });
      return undefined;
    }
    setPresent({ status: 'asking', clubs: [] });
    const asking = observeCall(host.api, listClubs, { query: { search } }).subscribe({
      next: ({ clubs }) => setPresent({ status: 'answered', clubs }),
      error: () => setPresent({ status: 'failed', clubs: [] }),
    });
    return () => asking.unsubscribe();
  }, [host, search]);
  return present;
}
