import { sendPhotoLink } from '@sendahead/shared-contracts/claims/photo-link-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../console/use-console.ts';
import { claimPhotoTexts as texts } from '../../copy/claim-photos.ts';

/** CO-118: sends a caller the link by which a phone adds photos to the claim. */
export function SendPhotoLink({
  claimId,
  onNotice,
}: {
  claimId: string;
  onNotice: (notice: string | null) => void;
}) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), sendPhotoLink, viewClaim));
  const send = (): void => {
    onNotice(null);
    mutate(
      { params: { claimId }, body: {} },
      { onSuccess: ({ texted }) => onNotice(texted ? texts.sentAndTexted : texts.sent) },
    );
  };
  return (
    <>
      <Button busy={isPending} busyLabel={texts.sending} onClick={send}>
        {texts.send}
      </Button>
      {error ? (
        <Alert severity="danger" live>
          {isApiError(error) && error.code === 'too_many_requests' ? texts.tooMany : texts.notSent}
        </Alert>
      ) : null}
    </>
  );
}
