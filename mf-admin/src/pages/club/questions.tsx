import { questionSets } from '@sendahead/shared-contracts/preferences/calls';
import { AskedPart } from '../../console/asked-part.tsx';
import { Panel } from '../../console/panel.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { clubsTexts as texts } from '../../copy/clubs.ts';

const kinds = { logical: 'Yes or no', text: 'Text', date: 'A day' } as const;

/** What the club asks its guests, in their order, with what a yes or a no leads to. */
export function Questions({ clubId }: { clubId: number }) {
  const asked = useAsked(questionSets, { params: { club_id: String(clubId) } });
  return (
    <Panel title="Questions">
      <AskedPart asked={asked} label="Loading the questions">
        {({ club, question_set }) =>
          question_set.length === 0 ? (
            <p>{texts.noQuestions}</p>
          ) : (
            <>
              <p>
                <strong>{club.club_preference_header}</strong> {club.club_preference_subheader}
              </p>
              <ol className="console-questions">
                {question_set.map(({ id, question, type, required, yes_questions, no_questions }) => (
                  <li key={id}>
                    {question}{' '}
                    <span className="console-lines__detail">
                      {`${kinds[type]}${required ? ', required' : ''}`}
                    </span>
                    {yes_questions.length + no_questions.length > 0 ? (
                      <ul>
                        {yes_questions.map((next) => (
                          <li key={next.id}>{`Yes: ${next.question}`}</li>
                        ))}
                        {no_questions.map((next) => (
                          <li key={next.id}>{`No: ${next.question}`}</li>
                        ))}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </AskedPart>
    </Panel>
  );
}
