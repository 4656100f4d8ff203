import { screen } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { askDocument } from './ask-document.ts';
import { followBox } from './follow-box.ts';

jest.mock('./ask-document.ts');

const early = 'Choose Mar 11, 2027 or a later day.';
const unknown = 'We can’t find “Atlantis”.';
const said = (name: string, words: string) => `<p data-problem-of="${name}">${words}</p>`;
const meant = '<div data-of="to"><a href="/?to=Atlanta" data-fill="to">Atlanta, GA 30303</a></div>';

/** The price box, which gets these answers in turn. */
function open(...answers: string[]) {
  document.body.innerHTML = `<form action="/">
    <div><label for="box-to">To</label><input id="box-to" name="to" value="34102" data-place="golf" required></div>
    <div><label for="box-by">There by</label><input id="box-by" name="by" type="date" min="2026-12-01" data-early="Past."></div>
    <div><label for="box-back">Return</label><input id="box-back" name="back" type="date" min="2026-12-01" data-early="Past."></div>
    <div data-answer></div></form>`;
  jest
    .mocked(askDocument)
    .mockImplementation(async () =>
      new DOMParser().parseFromString(answers.shift() ?? '<p>$75</p>', 'text/html'),
    );
  followBox(document.forms[0] as HTMLFormElement);
  return async (name: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(500);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  // Long enough after the page opened.
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('a problem that the answer of the price box names', () => {
  it('OPEN-01 a problem is shown at the invalid Return field until it or the arrival changes', async () => {
    const enter = open(said('back', early), '<p>$75</p>', said('back', early));
    await enter('Return', '2027-03-01');
    const back = screen.getByLabelText('Return');
    expect(back).toBeInvalid();
    expect(back).toHaveAccessibleDescription(early);
    expect(screen.getByRole('alert')).toHaveTextContent(early);
    expect(screen.getAllByText(early)).toHaveLength(1);
    await enter('Return', '2027-03-12');
    expect(back).toBeValid();
    expect(screen.queryByText(early)).toBeNull();
    await enter('Return', '2027-03-01');
    await enter('There by', '2027-02-20');
    expect(back).toBeValid();
  });

  it('OPEN-01 a problem and its suggestions disappear when their place changes, even while a day is refused', async () => {
    const enter = open(`${said('to', unknown)}${meant}`);
    await enter('To', 'Atlantis');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(unknown);
    await enter('There by', '2026-11-01');
    expect(screen.getByLabelText('There by')).toBeInvalid();
    expect(screen.getByText(unknown)).toBeInTheDocument();
    await enter('To', '10001');
    expect(screen.queryByText(unknown)).toBeNull();
    expect(screen.queryByText(/Atlanta/)).toBeNull();
    expect(screen.getByLabelText('There by')).toBeInvalid();
  });

  it('VL-40 a problem is not shown at a place that is being typed, but once the field is left, after the press', async () => {
    const enter = open(said('to', unknown));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    to.focus();
    await enter('To', 'Atlan');
    expect(to).toBeValid();
    expect(screen.getByText(unknown)).not.toBeVisible();
    document.dispatchEvent(new Event('pointerdown'));
    to.blur();
    await jest.advanceTimersByTimeAsync(50);
    expect(to).toBeValid();
    document.dispatchEvent(new Event('pointerup'));
    await jest.advanceTimersByTimeAsync(50);
    expect(to).toHaveAccessibleDescription(unknown);
  });

  it('AD-40 a problem is shown at a field that keeps the focus when nobody types in it any more', async () => {
    const enter = open(said('to', unknown), said('to', unknown));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    to.focus();
    await enter('To', 'Atlan');
    await jest.advanceTimersByTimeAsync(2000);
    await enter('To', 'Atlantis');
    await jest.advanceTimersByTimeAsync(1000);
    expect(to).toBeValid();
    await jest.advanceTimersByTimeAsync(1500);
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription(unknown);
    expect(to).toHaveFocus();
  });

  it('VL-40 a problem is shown immediately to a visitor who presses the button', async () => {
    open(said('to', unknown));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    to.focus();
    document.forms[0]?.requestSubmit();
    await jest.advanceTimersByTimeAsync(50);
    expect(to).toHaveAccessibleDescription(unknown);
  });

  it("VL-40 a problem waits for the end of the page's first five seconds", async () => {
    jest.useFakeTimers({ now: 0 });
    const enter = open(said('to', unknown));
    await enter('To', 'Atlantis');
    expect(screen.getByLabelText('To')).toBeValid();
    await jest.advanceTimersByTimeAsync(5000);
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(unknown);
  });

  it('AD-40 the answer names the unknown place of a left field, also in the first seconds', async () => {
    jest.useFakeTimers({ now: 0 });
    const enter = open(said('to', unknown));
    const to = screen.getByLabelText<HTMLInputElement>('To');
    to.focus();
    await enter('To', 'Atlantis');
    expect(screen.getByText(unknown)).not.toBeVisible();
    to.blur();
    await jest.advanceTimersByTimeAsync(50);
    expect(screen.getByText(unknown)).toBeVisible();
    expect(to).toBeValid();
    await jest.advanceTimersByTimeAsync(5000);
    expect(screen.getAllByText(unknown)).toHaveLength(1);
    expect(to).toHaveAccessibleDescription(unknown);
  });

  it('OPEN-01 a problem remains in the answer if the page does not show its field', async () => {
    const enter = open(said('from', unknown));
    await enter('To', '10001');
    expect(screen.getByText(unknown)).toBeInTheDocument();
  });
});
