import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useEffect } from 'react';
import { authorizationTexts } from '../../copy/authorization.ts';
import { priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useSecondPress } from '../../hooks/use-second-press.ts';

/** CO-152: a changed rate is confirmed with its amount, once that could be read. */
export function AskAdjustment({
  cents,
  onClose,
  onAuthorize,
}: {
  cents: number;
  onClose: () => void;
  onAuthorize: () => void;
}) {
  const { isReading, confirm } = useSecondPress(String(cents));
  // The press that opened it is the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once.
  useEffect(() => void confirm(), []);
  return (
    <Modal
      open
      title={authorizationTexts.adminAuthorization}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{authorizationTexts.cancel}</Button>
          <Button
            variant="primary"
            aria-disabled={isReading || undefined}
            onClick={() => {
              if (confirm()) onAuthorize();
            }}
          >
            {authorizationTexts.authorize}
          </Button>
        </>
      }
    >
      <p>{`${texts.asks(cents)} ${authorizationTexts.kept}`}</p>
    </Modal>
  );
}
