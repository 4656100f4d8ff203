import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import {
  questionSets,
  readClubAnswers,
  saveCampsPreferences,
  saveGolfPreferences,
} from '@sendahead/shared-contracts/preferences/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../fragments/payment/payment-card.tsx';
import { clubOf, questionSetOf } from './clubs.ts';
import { goodPoints } from './page-slices.ts';
import { customer } from './people.ts';
import { pass, payable, startedWith } from './started.ts';

type Sets = Record<number, ReturnType<typeof questionSetOf>>;

/** Advances time by the given amount, and renders the results. */
export const wait = (ms: number) => act(() => pass(ms));

/** A club that asks nothing. */
export const noQuestions = (id: number) => questionSetOf(id, { questions: [] });

/** The payment card of a payable trip between clubs. */
export async function shown({
  sets = { 2: questionSetOf(2) },
  origin,
  saved = [],
  answers = [],
  before,
}: {
  sets?: Sets;
  origin?: number;
  saved?: { club_id: number; answers: { question: string; answer: string; type: string }[] }[];
  answers?: Parameters<typeof startedWith>[0]['answers'];
  before?: (page: ReturnType<typeof startedWith>['page']) => void;
} = {}) {
  const page = startedWith({
    answers: [
      ...(answers ?? []),
      answering(questionSets, ({ params }) => sets[Number(params.club_id)] ?? noQuestions(0)),
      answering(readClubAnswers, {
        answers: saved.map((one) => ({ ...one, club_name: 'x', is_outbound: true })),
      }),
      answering(saveGolfPreferences, { success: true }),
      answering(saveCampsPreferences, { success: true }),
    ],
  });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  const points = goodPoints();
  act(() => {
    page.complete(customer());
    before?.(page.page);
    page.page.points({
      ...points,
      destination: { ...points.destination, kind: 'club', club: clubOf(2, 'Pinewhistle') },
      ...(origin ? { origin: { ...points.origin, kind: 'club', club: clubOf(origin, 'Hilltop') } } : {}),
    });
  });
  await wait(500);
  await act(() => payable(page));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...page, user };
}

/** The dialog with the questions. */
export const dialog = () => within(screen.getByRole('dialog'));

/** The button that sends the answers. */
export const send = () => dialog().getByRole('button', { name: /^(Send|Save answers)/ });

/** The button of an answer to a question. */
export const choose = (question: string, answer: 'Yes' | 'No') =>
  within(dialog().getByRole('group', { name: new RegExp(question.replace('?', '\\?')) })).getByRole('radio', {
    name: answer,
  });

/** Attempts the order and waits for the questions. */
export const place = async ({ checkout }: { checkout: { placeOrder(): void } }) => {
  act(() => checkout.placeOrder());
  await wait(0);
};
