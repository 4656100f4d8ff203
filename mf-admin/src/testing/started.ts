import { signOut } from '@sendahead/shared-contracts/accounts/calls';
import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { cartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { readGiven } from '@sendahead/shared-contracts/admin/concession-calls';
import { answering, type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { start } from '../effects/start.ts';

const guestSession = { role: 'guest', user: null, accepted_terms: false, csrf_token: 'csrf' } as const;

/** The remote running on a page without a shell, whose role the test takes. */
export function started(
  options: {
    answers?: readonly FakeAnswer[];
    copy?: (text: string) => Promise<void>;
    /** What the tab stored for the previous page. */
    kept?: Map<string, string>;
  } = {},
) {
  const api = fakeApi(
    ...(options.answers ?? []),
    answering(signOut, guestSession),
    answering(cartUser, { person: null }),
    answering(readGiven, { mark: '', requests: [] }),
  );
  const host = fakeHost('mf-admin', { api });
  const shell = host.page.bind('shell');
  const copied: string[] = [];
  const copy = async (text: string): Promise<void> => {
    copied.push(text);
  };
  const opened: string[] = [];
  const navigate = (url: string): void => void opened.push(url);
  const tab = options.kept ?? new Map<string, string>();
  const kept = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => void tab.set(key, text),
  };
  const { store: admin, stop } = start(host, { copy: options.copy ?? copy, navigate, kept });
  return {
    host,
    api,
    shell,
    admin,
    stop,
    copied,
    opened,
    called: (name: string) => api.calls.filter((call) => call.name === name),
    session: (session: SessionSlice) => shell.publish(sessionTopic, session),
    cart: (displayId: string | null, query: Record<string, string> = {}) =>
      shell.publish(contextTopic, {
        brand: 'golf',
        brandId: 1,
        micrositeId: null,
        layout: 'regular',
        cart: displayId === null ? null : { id: `cart_${displayId}`, displayId },
        query,
      }),
  };
}
