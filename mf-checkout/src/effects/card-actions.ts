import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { clientToken } from '@sendahead/shared-contracts/payments/client-token-calls';
import type {
  CardFields,
  PaymentProvider,
  ProviderAccess,
  ProviderWays,
  TokenizeResult,
} from '../payment-provider/port.ts';
import type { CheckoutStore } from './context.ts';

/** The card fields as views and effects use them; no card data is ever visible here. */
export interface CardActions {
  /**
   * Mounts the provider's fields in an element; returns a function that removes them. Enter in a field calls
   * `submitted`.
   */
  open(place: HTMLElement, submitted?: () => void): () => void;
  /** Shows the errors of the fields; with `focus` the first invalid one takes the focus. */
  validate(focus: boolean): void;
  focus(field: string): void;
  /** Never rejects. A prepaid card is refused here already where the page's flags say so (ER-21). */
  tokenize(): Promise<TokenizeResult>;
  /** 3-D Secure: a new nonce of the typed card, after the bank's check. Never rejects. */
  confirm(amountCents: number): Promise<TokenizeResult>;
  /** 3-D Secure: the same for a saved card, by its id. Never rejects. */
  confirmKept(id: string, amountCents: number): Promise<TokenizeResult>;
  /** A nonce of a saved card, by its id, without the bank's check. Never rejects. */
  nonceOfKept(id: string): Promise<TokenizeResult>;
  /** The provider's payment methods other than card fields; rejects when they cannot be loaded. */
  ways(): Promise<ProviderWays>;
  access(): Promise<ProviderAccess>;
}

interface Options {
  readonly host: FragmentHost<'mf-checkout'>;
  readonly store: CheckoutStore;
  readonly chooseProvider: (name: ProviderAccess['provider']) => Promise<PaymentProvider>;
}

export function createCardActions({ host, store, chooseProvider }: Options): CardActions {
  const access = (): Promise<ProviderAccess> => host.api.call(clientToken, {});
  let fields: CardFields | null = null;
  // The page's flag may be older than the card fields.
  let prepaidBlocked = false;

  const mount = async (place: HTMLElement, submitted: () => void, wanted: () => boolean): Promise<void> => {
    store.dispatch({ type: 'card-fields-asked' });
    try {
      const fieldsAccess = await access();
      const provider = await chooseProvider(fieldsAccess.provider);
      if (!wanted()) return;
      const mounted = await provider.mount({
        place,
        access: fieldsAccess,
        renew: access,
        listener: {
          changed: (state) => wanted() && store.dispatch({ type: 'card-changed', fields: state }),
          submitted,
        },
      });
      if (!wanted()) {
        mounted.remove();
        return;
      }
      prepaidBlocked = fieldsAccess.prepaid_blocked;
      fields = mounted;
      store.dispatch({ type: 'card-fields-ready' });
    } catch (error) {
      if (!wanted()) return;
      host.report(error, 'card fields');
      store.dispatch({ type: 'card-fields-failed' });
    }
  };

  const tokenize = async (): Promise<TokenizeResult> => {
    const result: TokenizeResult = (await fields?.tokenize()) ?? { ok: false, code: 'failed' };
    const isBlocked = prepaidBlocked || host.boot.flags.block_prepaid_cards === true;
    return result.ok && result.prepaid && isBlocked ? { ok: false, code: 'prepaid_refused' } : result;
  };
  const ways = async () => (await chooseProvider((await access()).provider)).ways();

  const orFailed = (made: Promise<TokenizeResult>): Promise<TokenizeResult> =>
    made.catch((error: unknown) => {
      host.report(error, 'card confirmation');
      return { ok: false, code: 'failed' };
    });

  return {
    access,
    ways,
    tokenize,
    confirm: (amountCents) =>
      orFailed(
        tokenize().then(async (made) =>
          made.ok ? (await ways()).challenge({ ...made, amountCents }, access) : made,
        ),
      ),
    confirmKept: (id, amountCents) =>
      orFailed(
        import('./on-submit.ts')
          .then(({ nonceOfKept }) => nonceOfKept(host, id))
          .then(async (made) => (await ways()).challenge({ ...made, amountCents }, access)),
      ),
    nonceOfKept: (id) =>
      orFailed(
        import('./on-submit.ts')
          .then((press) => press.nonceOfKept(host, id))
          .then(({ nonce }) => ({ ok: true, nonce, prepaid: false })),
      ),
    open(place, submitted = () => {}) {
      let open = true;
      mount(place, submitted, () => open).catch((error: unknown) => host.report(error, 'card fields'));
      return () => {
        open = false;
        fields?.remove();
        fields = null;
        place.replaceChildren();
        store.dispatch({ type: 'card-fields-removed' });
      };
    },
    validate: (focus) => fields?.validate(focus),
    focus: (field) => fields?.focus(field),
  };
}
