import { readQuestionSet } from '@sendahead/shared-contracts/console/question-calls';
import { useState } from 'react';
import { AskedPart } from '../../../console/asked-part.tsx';
import { History } from '../../../console/history.tsx';
import { Panel } from '../../../console/panel.tsx';
import { useAsked } from '../../../console/use-asked.ts';
import { questionTexts as texts } from '../../../copy/questions.ts';
import { QuestionForm } from './question-form.tsx';
import './questions.css';

/** CO-15: what the club asks its guests, to change and as they see it. */
export function Questions({ clubId }: { clubId: number }) {
  const asked = useAsked(readQuestionSet, { params: { clubId: String(clubId) } });
  const [saves, setSaves] = useState(0);
  const changed = (): void => {
    setSaves((before) => before + 1);
    asked.again();
  };
  return (
    <Panel title={texts.title}>
      <p role="status" className="console-saved">
        {saves > 0 ? texts.saved : null}
      </p>
      <AskedPart asked={asked} label={texts.loading}>
        {({ fields }) => (
          <>
            <QuestionForm key={JSON.stringify(fields)} clubId={clubId} read={fields} onSaved={changed} />
            <History
              key={saves}
              title={texts.history}
              kind="question_set"
              subject={String(clubId)}
              onUndone={changed}
            />
          </>
        )}
      </AskedPart>
    </Panel>
  );
}
