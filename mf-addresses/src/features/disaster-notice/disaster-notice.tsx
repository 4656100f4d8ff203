import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { disasterWords } from '../../copy/disaster.ts';
import { useAddresses, useEnd } from '../../hooks/use-addresses.ts';
import './disaster-notice.css';

/** AD-22, MD-04: each notice that concerns this end, once; it stays readable in the card afterwards. */
export function DisasterNotice({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const { messages, read } = useEnd(end).disaster;
  const close = () => store.dispatch({ type: 'disaster-read', end });
  return (
    <Modal
      open={!read}
      title={disasterWords.title({ end })}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {disasterWords.read}
        </Button>
      }
    >
      <Notices messages={messages} />
    </Modal>
  );
}

/** The notices of this end in its card, once they were read. */
export function ReadNotices({ end }: { end: ShipEnd }) {
  const { messages, read } = useEnd(end).disaster;
  return read && messages.length > 0 ? (
    <section aria-label={disasterWords.notices({ end })} className="addresses-notices">
      <Notices messages={messages} />
    </section>
  ) : null;
}

const Notices = ({ messages }: { messages: readonly string[] }) =>
  messages.map((message) => <p key={message}>{message}</p>);
