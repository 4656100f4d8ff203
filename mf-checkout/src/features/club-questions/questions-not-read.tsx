import { Alert, Button, type RequestState, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { questionsNotRead, questionsWords } from '../../copy/club-questions.ts';

type Props = { request: RequestState; retry: () => void; leave: () => void };

/** Shown when an order waits for questions that are loading, or could not be loaded. */
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
