import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import type { RequestState } from '@sendahead/shared-ui/store';
import { questionsNotRead, questionsWords } from '../../copy/club-questions.ts';

type Props = { request: RequestState; retry: () => void; leave: () => void };

/** An order waits for questions that are not there yet, or could not be loaded. */
export function QuestionsNotRead({ request, retry, leave }: Props) {
  const failed = request === 'failed';
  return (
    <Modal
      open
      title={questionsWords.title}
      onClose={leave}
      actions={
        failed ? (
          <Button variant="primary" onClick={retry}>
            {questionsWords.again}
          </Button>
        ) : null
      }
    >
      {failed ? (
        <Alert severity="danger" live>
          {questionsNotRead}
        </Alert>
      ) : (
        <Skeleton shape="field" count={2} label={questionsWords.loading} />
      )}
    </Modal>
  );
}
