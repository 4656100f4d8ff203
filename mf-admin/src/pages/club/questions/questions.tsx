import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readQuestionSet } from '@sendahead/shared-contracts/console/question-calls';
import { useQuery } from '@tanstack/react-query';
import { History } from '../../../console/history.tsx';
import { Panel } from '../../../console/panel.tsx';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { useSaved } from '../../../console/use-saved.ts';
import { questionTexts as texts } from '../../../copy/questions.ts';
import { QuestionForm } from './question-form.tsx';
import './questions.css';

/** CO-15: the club's questions to its guests, with a form to edit them and a preview. */
export function Questions({ clubId }: { clubId: number }) {
  const api = useApi();
  const questionSet = useQuery(queryOf(api, readQuestionSet, { params: { clubId: String(clubId) } }));
  const [isSaved, noteSaved] = useSaved();
  return (
    <Panel title={texts.title}>
      <p role="status" className="console-saved">
        {isSaved ? texts.saved : null}
      </p>
      <QueryView query={questionSet} label={texts.loading}>
        {({ fields }) => (
          <>
            <QuestionForm key={JSON.stringify(fields)} clubId={clubId} read={fields} onSaved={noteSaved} />
            <History
              title={texts.history}
              kind="question_set"
              subject={String(clubId)}
              stale={[readQuestionSet]}
              onUndone={noteSaved}
            />
          </>
        )}
      </QueryView>
    </Panel>
  );
}
