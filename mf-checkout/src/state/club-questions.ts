import {
  type AnswerProblem,
  answerProblem,
  type BranchQuestion,
  mustAnswer,
  type Question,
  visibleQuestions,
} from '@sendahead/shared-contracts/preferences/answer-rules';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { RequestState } from '@sendahead/shared-ui';

/** A club of the trip with its questions (EN-29). */
export interface AskingClub {
  readonly id: number;
  readonly name: string;
  /** QN-09: its bags travel on the outbound leg. */
  readonly isOutbound: boolean;
  readonly today: CalendarDate;
  readonly header: string;
  readonly subheader: string;
  /** QN-06: whether every question must be answered, so that none may be skipped. */
  readonly requiresAll: boolean;
  /** QN-08: each traveler answers on their own. */
  readonly perTraveler: boolean;
  readonly questions: readonly Question[];
}

/** Answers as they are typed, by the text of their question. */
export type Answers = Readonly<Record<string, string>>;

/** Questions of one step: those of one club, in camps for one traveler. */
export interface QuestionStep {
  readonly key: string;
  readonly club: AskingClub;
  readonly travelerId: string | null;
}

export interface ClubQuestionsState {
  readonly request: RequestState;
  readonly clubs: readonly AskingClub[];
  readonly travelerIds: readonly string[];
  readonly answers: Readonly<Record<string, Answers>>;
  /** The answers stored on the server, by step. */
  readonly saved: Readonly<Record<string, Answers>>;
  readonly skipped: readonly string[];
  /** The step that is open for editing, while no order is being placed. */
  readonly changing: string | null;
  readonly sending: RequestState;
}

export type ClubQuestionsEvent =
  | { readonly type: 'reading' }
  | { readonly type: 'read-failed' }
  | {
      readonly type: 'read';
      readonly clubs: readonly AskingClub[];
      readonly saved: Readonly<Record<string, Answers>>;
    }
  | { readonly type: 'travelers-known'; readonly ids: readonly string[] }
  | { readonly type: 'answered'; readonly step: string; readonly question: string; readonly answer: string }
  | { readonly type: 'sending' }
  | { readonly type: 'send-failed' }
  | { readonly type: 'sent'; readonly step: string }
  | { readonly type: 'skipped'; readonly step: string }
  | { readonly type: 'change-opened'; readonly step: string }
  | { readonly type: 'closed' };

export const initialClubQuestions: ClubQuestionsState = {
  request: 'idle',
  clubs: [],
  travelerIds: [],
  answers: {},
  saved: {},
  skipped: [],
  changing: null,
  sending: 'idle',
};

export const stepKey = (clubId: number, travelerId: string | null): string => `${clubId}.${travelerId ?? ''}`;

/**
 * PY-12, PY-13, QN-08: the steps in order, the destination's club first; clubs without questions are skipped.
 */
export const stepsOf = ({
  clubs,
  travelerIds,
}: Pick<ClubQuestionsState, 'clubs' | 'travelerIds'>): QuestionStep[] =>
  clubs
    .filter(({ questions }) => questions.length > 0)
    .flatMap((club) =>
      (club.perTraveler ? travelerIds : [null]).map((travelerId) => ({
        key: stepKey(club.id, travelerId),
        club,
        travelerId,
      })),
    );

export const answersOf = ({ answers }: ClubQuestionsState, step: string): Answers => answers[step] ?? {};

/** QN-03: the questions of a step that its current answers make visible. */
export const questionsOf = ({ club }: QuestionStep, answers: Answers): BranchQuestion[] =>
  visibleQuestions(club.questions, ({ question }) => answers[question] ?? '');

/** QN-04 to QN-07: the problem of an answer; null for a valid answer. */
export function problemOf(
  { club }: QuestionStep,
  question: BranchQuestion,
  answers: Answers,
): AnswerProblem | 'required' | null {
  const answer = (answers[question.question] ?? '').trim();
  if (answer === '') return mustAnswer(question, club.requiresAll) ? 'required' : null;
  return answerProblem(question, answer, club.today);
}

/** QN-02: at least one question is answered, and every visible one validly. */
export const canSend = (step: QuestionStep, answers: Answers): boolean => {
  const seen = questionsOf(step, answers);
  return (
    seen.some(({ question }) => (answers[question] ?? '').trim() !== '') &&
    seen.every((question) => problemOf(step, question, answers) === null)
  );
};

/** QN-03: the answers that a step sends: those to visible questions. */
export const sentAnswers = (step: QuestionStep, answers: Answers) =>
  questionsOf(step, answers).flatMap(({ question, type }) => {
    const answer = (answers[question] ?? '').trim();
    return answer === '' ? [] : [{ question, answer, type }];
  });

/** Whether a step's answers satisfy the club: an older saved answer may contain a date that has passed. */
export const isAnswered = ({ saved }: ClubQuestionsState, step: QuestionStep): boolean =>
  canSend(step, saved[step.key] ?? {});

/** The steps that are neither answered nor skipped. */
export const openSteps = (state: ClubQuestionsState): QuestionStep[] =>
  stepsOf(state).filter((step) => !isAnswered(state, step) && !state.skipped.includes(step.key));

export function reduceClubQuestions(
  state: ClubQuestionsState,
  event: ClubQuestionsEvent,
): ClubQuestionsState {
  switch (event.type) {
    case 'reading':
      return { ...state, request: 'asking' };
    case 'read-failed':
      return { ...state, request: 'failed' };
    case 'read':
      return {
        ...state,
        request: 'answered',
        clubs: event.clubs,
        saved: event.saved,
        // Later input is kept.
        answers: { ...event.saved, ...state.answers },
      };
    case 'travelers-known':
      return takeTravelers(state, event.ids);
    case 'answered': {
      const answers = { ...answersOf(state, event.step), [event.question]: event.answer };
      return { ...state, answers: { ...state.answers, [event.step]: answers } };
    }
    case 'sending':
      return { ...state, sending: 'asking' };
    case 'send-failed':
      return { ...state, sending: 'failed' };
    case 'sent':
      return {
        ...state,
        saved: { ...state.saved, [event.step]: answersOf(state, event.step) },
        changing: null,
        sending: 'idle',
      };
    case 'skipped':
      return { ...state, skipped: [...state.skipped, event.step], changing: null, sending: 'idle' };
    case 'change-opened':
      return { ...state, changing: event.step };
    case 'closed':
      return { ...state, changing: null, sending: 'idle' };
    default:
      return event satisfies never;
  }
}

/** A camper was removed: the numbers of the others shift, so their stored answers are requested again. */
function takeTravelers(state: ClubQuestionsState, travelerIds: readonly string[]): ClubQuestionsState {
  if (travelerIds.length >= state.travelerIds.length) return { ...state, travelerIds };
  const campers = new Set(
    stepsOf(state)
      .filter((step) => step.travelerId !== null)
      .map(({ key }) => key),
  );
  const withoutCampers = (of: ClubQuestionsState['answers']) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => !campers.has(key)));
  return {
    ...state,
    travelerIds,
    answers: withoutCampers(state.answers),
    saved: withoutCampers(state.saved),
    skipped: state.skipped.filter((key) => !campers.has(key)),
  };
}
