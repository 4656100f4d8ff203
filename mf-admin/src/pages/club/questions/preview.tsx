import type { BranchFields, QuestionSetFields } from '@sendahead/shared-contracts/console/question-calls';
import { questionKindNames, questionTexts as texts } from '../../../copy/questions.ts';

const facts = ({ type, required, max_length }: BranchFields, all: boolean): string =>
  [
    questionKindNames[type],
    type === 'text' ? texts.characters(max_length) : '',
    required || all ? 'required' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The questions as guests see them, in order, with the follow-ups of each yes or no. */
export function Preview({ set }: { set: QuestionSetFields }) {
  return (
    <section aria-label={texts.preview} className="console-preview">
      <h3>{texts.preview}</h3>
      {set.questions.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>
            <strong>{set.header}</strong> <span>{set.subheader}</span>
          </p>
          <ol className="console-questions">
            {set.questions.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat until the form is corrected
              <li key={at}>
                <span>{one.question}</span>{' '}
                <span className="console-lines__detail">{facts(one, set.require_all)}</span>
                <ul>
                  {(['yes', 'no'] as const).flatMap((answer) =>
                    one[answer].map((next, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      <li key={`${answer} ${place}`}>
                        <span>{`${answer === 'yes' ? texts.yes : texts.no}: ${next.question}`}</span>{' '}
                        <span className="console-lines__detail">{facts(next, set.require_all)}</span>
                      </li>
                    )),
                  )}
                </ul>
              </li>
            ))}
          </ol>
          {set.require_all ? null : <p>{texts.maySkip}</p>}
        </>
      )}
    </section>
  );
}
