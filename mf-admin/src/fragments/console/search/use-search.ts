import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { consoleSearchMin, searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { searchTexts as texts } from '../../../copy/console-search.ts';

export type Found = CallOutput<typeof searchConsole>;

export type Searching =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; message: string }
  /** What was found, and for which words. */
  | { status: 'found'; found: Found; text: string };

/** Long enough that no search is asked for each letter. */
const pauseMs = 250;

/** Looks for what is typed once typing pauses; a newer search takes an older one's place. */
export function useSearch(typed: string): Searching {
  const { host } = useConsole();
  const text = typed.trim();
  const [present, setPresent] = useState<Searching>({ status: 'idle' });
  useEffect(() => {
    if (!text.split(/\s+/).some((word) => word.length >= consoleSearchMin)) {
      setPresent({ status: 'idle' });
      return undefined;
    }
    setPresent({ status: 'loading' });
    let stop = (): void => {};
    const pause = setTimeout(() => {
      const asking = observeCall(host.api, searchConsole, { query: { search: text } }).subscribe({
        next: (found) => setPresent({ status: 'found', found, text }),
        error: (error: unknown) => setPresent({ status: 'failed', message: messageOf(error) }),
      });
      stop = () => asking.unsubscribe();
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [host, text]);
  return present;
}

const messageOf = (error: unknown): string =>
  isApiError(error) && error.code === 'search_too_wide' ? texts.tooWide : texts.failed;
