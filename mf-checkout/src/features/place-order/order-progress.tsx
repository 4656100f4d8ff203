import { Alert, LiveRegion } from '@sendahead/shared-ui';
import { placingText } from '../../copy/placing-words.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';

/** The progress between the attempt and the receipt, as text. */
export function OrderProgress() {
  const { host } = useCheckout();
  const placing = useSelector((state) => state.placing);
  const changes = useSelector(isChange);
  const text = placingText(placing, host.boot.brand.help_phone, changes);
  const waiting =
    placing.phase === 'pending' || placing.phase === 'undecided' || placing.phase === 'unanswered';
  return (
    <>
      <LiveRegion message={text} />
      {waiting ? <Alert severity={placing.phase === 'pending' ? 'info' : 'warning'}>{text}</Alert> : null}
      {placing.phase === 'placed' ? <Alert severity="success">{text}</Alert> : null}
    </>
  );
}
