import type * as z from 'zod/mini';
import { isCalendarDate, spokenDate } from '../primitives/calendar-date.ts';
import type { clubAnswersSchema } from './schema.ts';

/** A club's questions for one leg, with the answers. */
export type AnsweredClub = z.output<typeof clubAnswersSchema>['answers'][number];
type Answer = AnsweredClub['answers'][number];

/** A respondent's answers to a club: one guest per club, in a camp each camper. */
export interface GivenAnswers {
  readonly key: string;
  /** The club, and in camps the camper. */
  readonly title: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/** An answer in display form: a yes, a day with its year, or the text itself. */
const answerText = ({ answer, type }: Answer): string => {
  if (type === 'logical') return answer === 'yes' ? 'Yes' : 'No';
  return type === 'date' && isCalendarDate(answer) ? `${spokenDate(answer)}, ${answer.slice(0, 4)}` : answer;
};

/**
 * QN-08, QN-09: the answers of an order in display form, club by club and camper by camper; empty ones are
 * left out.
 */
export const givenAnswers = (clubs: readonly AnsweredClub[]): GivenAnswers[] =>
  clubs.flatMap(({ club_id, club_name, is_outbound, answers }) => {
    const given = answers.filter(({ answer }) => answer !== '');
    const people = [...new Set(given.map(({ traveler_id }) => traveler_id))];
    return people.map((person) => {
      const theirs = given.filter(({ traveler_id }) => traveler_id === person);
      return {
        key: `${club_id} ${is_outbound} ${person ?? ''}`,
        title: [club_name, theirs[0]?.traveler].filter(Boolean).join(', '),
        answers: theirs.map((answer) => ({ question: answer.question, answer: answerText(answer) })),
      };
    });
  });
