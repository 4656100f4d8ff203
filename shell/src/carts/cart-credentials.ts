import * as z from 'zod/mini';

export const credentialsSchema = z.object({ id: z.string(), displayId: z.string(), token: z.string() });
/** Which cart this browser works on, and its capability. */
export type CartCredentials = z.output<typeof credentialsSchema>;

export interface CredentialsStore {
  read(): CartCredentials | null;
  write(credentials: CartCredentials): void;
  /** The page is left for this cart: a cart that it is still opening does not replace it. */
  leaveFor(credentials: CartCredentials): void;
  /** Another tab may have begun its next booking: only this cart's credentials are removed. */
  clear(cartId: string): void;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One cart for each brand, so two brands open in two tabs do not mix. Each tab keeps its cart, so that two
 * bookings in two tabs do not mix either; a new tab starts with the cart that this browser worked on last. A
 * tab that is done with its cart records that it has no cart. A browser without storage works too.
 */
export function createCredentialsStore(brand: string, browser: Kept, tab?: Kept): CredentialsStore {
  const key = `cart_session_${brand}`;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const parse = (text: string | null): CartCredentials | null =>
    attempt(() => credentialsSchema.parse(JSON.parse(text ?? 'null')), null);
  const ofTab = (): string | null => attempt(() => tab?.getItem(key) ?? null, null);
  const ofBrowser = (): string | null => attempt(() => browser.getItem(key), null);
  let left = false;
  const write = (credentials: CartCredentials): void => {
    if (left) return;
    const text = JSON.stringify(credentials);
    attempt(() => tab?.setItem(key, text), undefined);
    attempt(() => browser.setItem(key, text), undefined);
  };
  return {
    read() {
      const tabCredentials = ofTab();
      if (tabCredentials !== null) return parse(tabCredentials);
      const last = ofBrowser();
      if (last !== null) attempt(() => tab?.setItem(key, last), undefined);
      return parse(last);
    },
    write,
    leaveFor(credentials) {
      write(credentials);
      left = true;
    },
    clear(cartId) {
      if (parse(ofTab())?.id === cartId) attempt(() => tab?.setItem(key, 'null'), undefined);
      if (parse(ofBrowser())?.id === cartId) attempt(() => browser.removeItem(key), undefined);
    },
  };
}
