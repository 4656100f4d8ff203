import { openTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useApi, useConsole } from '../../console/use-console.ts';
import { cartsTexts as texts } from '../../copy/carts.ts';
import { takeoverUrl } from '../../state/takeover-url.ts';

/**
 * CO-110: a cart that the reader already holds opens with one press: nobody loses it, so no reason is
 * required.
 */
export function ContinueCart({ cart: { display_id } }: { cart: Pick<ListedCart, 'display_id'> }) {
  const { host } = useConsole();
  const { isPending, isSuccess, isError, mutate } = useMutation(mutationOf(useApi(), openTakeover));
  const open = (): void =>
    mutate(
      { body: { cart: display_id, reason: texts.ownReason } },
      {
        onSuccess: (opened) => window.location.assign(takeoverUrl(opened, host.boot, window.location)),
      },
    );
  return (
    <>
      <Button variant="quiet" busy={isPending || isSuccess} busyLabel={texts.opening} onClick={open}>
        {texts.continueOwn}
      </Button>
      {isError ? <p role="alert">{texts.notOpened}</p> : null}
    </>
  );
}
