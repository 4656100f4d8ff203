import { screen } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { readChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { askDocument } from './ask-document.ts';
import { followBox } from './follow-box.ts';

jest.mock('./ask-document.ts');

const markup = (price: string) =>
  `<div data-from="Chicago, IL 60601" data-to="New York, NY 10001"><a href="#${price}">Book for ${price}</a></div>`;

/** The price box with an answer; `asked` are the addresses that it asked, the prices answer them in turn. */
function open(...prices: string[]) {
  document.body.innerHTML = `<form action="/"><label>To <input name="to" value="34102" required></label>
    <div data-answer>${markup('$60')}</div></form>`;
  const asked: string[] = [];
  jest.mocked(askDocument).mockImplementation(async (url) => {
    asked.push(url);
    return new DOMParser().parseFromString(markup(prices.shift() ?? ''), 'text/html');
  });
  followBox(document.forms[0] as HTMLFormElement);
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  return {
    asked,
    type(text: string) {
      to.value = text;
      to.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Whether a press on the link would leave the page. */
    books: () =>
      screen.getByRole('link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the price box of the start page', () => {
  it('OPEN-01 the price of the new trip replaces the earlier one', async () => {
    const box = open('$75');
    box.type('10001');
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual(['/prices?to=10001']);
    expect(screen.getByRole('link')).toHaveTextContent('Book for $75');
    expect(box.books()).toBe(true);
  });

  it('OPEN-01 the pressed price is kept for the booking, in cents', () => {
    open();
    const link = screen.getByRole('link');
    link.textContent = 'Book a round trip for $1,132.40, return pickup Dec 18';
    (link as HTMLAnchorElement).href = '/ship?o_zip=60601&booking=new';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    const url = new URL('/ship?o_zip=60601', location.href).href;
    expect(readChosenPrice(sessionStorage, url, Date.now())).toBe(113_240);
  });

  it('OPEN-01 a place shows how it was understood once nobody is typing in it', async () => {
    const box = open('$75');
    const to = screen.getByRole('textbox', { name: 'To' });
    to.focus();
    box.type('10001');
    await jest.advanceTimersByTimeAsync(500);
    expect(to).toHaveValue('10001');
    to.blur();
    await jest.advanceTimersByTimeAsync(10);
    expect(to).toHaveValue('New York, NY 10001');
  });

  it('AD-38 the Return field shows the day of the prices once nobody is typing in it', async () => {
    const box = open('$75');
    const back = Object.assign(document.createElement('input'), { name: 'back', type: 'date' });
    back.value = '2026-12-26';
    document.forms[0]?.append(back);
    jest.mocked(askDocument).mockImplementation(async () => {
      const answer = '<div data-from="" data-to="" data-back="2026-12-28">$75</div>';
      return new DOMParser().parseFromString(answer, 'text/html');
    });
    back.focus();
    box.type('10001');
    await jest.advanceTimersByTimeAsync(500);
    expect(back).toHaveValue('2026-12-26');
    back.blur();
    await jest.advanceTimersByTimeAsync(10);
    expect(back).toHaveValue('2026-12-28');
  });

  it('AD-40 an unreachable server leaves the page and the entries, hides the old price, and can be tried again', async () => {
    const box = open('$75');
    const ask = jest.mocked(askDocument).getMockImplementation();
    jest.mocked(askDocument).mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    Object.assign(document.querySelector<HTMLElement>('[data-answer]')?.dataset ?? {}, {
      offline: 'We couldn’t reach our server.',
      again: 'Try again',
    });
    box.type('10001');
    await jest.advanceTimersByTimeAsync(500);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('10001');
    expect(screen.getByText('We couldn’t reach our server.')).toBeVisible();
    expect(screen.queryByText('Book for $60')).toBeNull();
    screen.getByRole('button', { name: 'Try again' }).focus();
    screen.getByRole('button', { name: 'Try again' }).click();
    await jest.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    if (ask) jest.mocked(askDocument).mockImplementation(ask);
    screen.getByRole('button', { name: 'Try again' }).click();
    await jest.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('link')).toHaveTextContent('Book for $75');
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.queryByText('We couldn’t reach our server.')).toBeNull();
  });

  it('OPEN-01 the trip before a change cannot be booked while the new price is loading', async () => {
    const box = open('$75');
    expect(box.books()).toBe(true);
    box.type('10001');
    expect(box.books()).toBe(false);
  });

  describe('AD-42 a press on Book while the price is updating', () => {
    const bookable = (price: string) =>
      `<div data-from="" data-to=""><a data-book href="#${price}">Book for ${price}</a></div>`;
    function openBookable() {
      const box = open();
      const answer = document.querySelector<HTMLElement>('[data-answer]');
      if (!answer) throw new Error('no answer');
      Object.assign(answer.dataset, { updating: 'Updating the price…', opening: 'Opening…' });
      answer.innerHTML = bookable('$60');
      jest.mocked(askDocument).mockImplementation(async (url) => {
        box.asked.push(url);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return new DOMParser().parseFromString(bookable('$75'), 'text/html');
      });
      const followed: string[] = [];
      document.addEventListener('click', ({ target, defaultPrevented }) => {
        if (target instanceof HTMLAnchorElement && !defaultPrevented) followed.push(target.hash);
      });
      return { ...box, followed };
    }
    const link = () => screen.getByRole('link');

    it('AD-42 the button says that the price is updating, and shows no old one', async () => {
      const box = openBookable();
      box.type('10001');
      expect(link()).toHaveTextContent('Updating the price…');
      await jest.advanceTimersByTimeAsync(1500);
      expect(link()).toHaveTextContent('Book for $75');
      expect(box.followed).toEqual([]);
    });

    it('AD-42 the press waits for the new price and then books it, asking immediately', async () => {
      const box = openBookable();
      box.type('10001');
      link().click();
      expect(link()).toHaveTextContent('Opening…');
      expect(box.asked).toEqual(['/prices?to=10001']);
      await jest.advanceTimersByTimeAsync(1100);
      expect(box.followed).toEqual(['#$75']);
      expect(box.asked).toHaveLength(1);
    });

    it('AD-42 a further change of the trip ends the wait', async () => {
      const box = openBookable();
      box.type('10001');
      link().click();
      box.type('10002');
      expect(link()).toHaveTextContent('Updating the price…');
      await jest.advanceTimersByTimeAsync(3000);
      expect(box.followed).toEqual([]);
      expect(link()).toHaveTextContent('Book for $75');
    });

    it('AD-42 a press that has begun on the old button ends on it', async () => {
      const box = openBookable();
      box.type('10001');
      await jest.advanceTimersByTimeAsync(1300);
      const old = link();
      old.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(500);
      expect(old).toBeInTheDocument();
      old.dispatchEvent(new Event('pointerup', { bubbles: true }));
      old.click();
      await jest.advanceTimersByTimeAsync(1500);
      expect(box.followed).toEqual(['#$75']);
    });
  });

  it('OPEN-01 a suggested place fills its field on a press, and gets an answer', async () => {
    const box = open('$75');
    const meant = document.createElement('a');
    Object.assign(meant.dataset, { fill: 'to', line: 'Pinehurst, NC 28374' });
    meant.href = '/?to=Pinehurst';
    document.querySelector('[data-answer]')?.replaceChildren(meant);
    expect(meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual(['/prices?to=Pinehurst%2C+NC+28374']);
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus();
  });

  it('OPEN-01 the box requests the chosen service, or else the best of each trip', async () => {
    const box = open('$75', '$80');
    const service = Object.assign(document.createElement('input'), { type: 'radio', name: 'service' });
    Object.assign(service, { value: 'NEXT_DAY', checked: true });
    document.forms[0]?.append(service);
    box.type('10001');
    await jest.advanceTimersByTimeAsync(500);
    service.dispatchEvent(new Event('input', { bubbles: true }));
    box.type('10002');
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual(['/prices?to=10001', '/prices?to=10002&service=NEXT_DAY']);
  });

  it('OPEN-01 the terms are those of the service that is selected', async () => {
    open('$75');
    const service = Object.assign(document.createElement('input'), { type: 'radio', name: 'service' });
    Object.assign(service, { value: 'NEXT_DAY', checked: true });
    Object.assign(service.dataset, {
      book: 'Book',
      href: '/ship',
      terms: 'One way. Includes $14.95 for pickup.',
    });
    const terms = document.createElement('p');
    terms.dataset.terms = '';
    document.querySelector('[data-answer]')?.replaceChildren(service, terms);
    service.dispatchEvent(new Event('input', { bubbles: true }));
    expect(terms).toHaveTextContent('One way. Includes $14.95 for pickup.');
  });

  it('OPEN-01 an answer that arrives after a further change is not shown', async () => {
    const box = open('$75');
    box.type('10001');
    await jest.advanceTimersByTimeAsync(399);
    box.type('1');
    box.type('');
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual([]);
    expect(screen.getByRole('link')).toHaveTextContent('Book for $60');
    expect(box.books()).toBe(false);
  });

  it('OPEN-01 AD-34 a past day is refused at its field once nobody is typing, without a request', async () => {
    const box = open('$75');
    const day = Object.assign(document.createElement('input'), {
      type: 'date',
      id: 'box-by',
      min: '2026-12-01',
    });
    day.dataset.early = 'Choose Dec 1, 2026 or a later day.';
    document.forms[0]?.prepend(day);
    const enter = async (value: string) => {
      day.value = value;
      day.dispatchEvent(new Event('input', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(500);
    };
    await enter('2026-11-20');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose Dec 1, 2026 or a later day.');
    expect(day).toHaveAccessibleDescription('Choose Dec 1, 2026 or a later day.');
    expect(box.asked).toEqual([]);
    // AD-34: the prices were for another day.
    expect(screen.queryByRole('link')).toBeNull();
    await enter('2026-12-04');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(day).toBeValid();
    expect(box.asked).toHaveLength(1);
  });

  it('OPEN-01 a single place gets an answer too, and ends the example', async () => {
    const box = open('');
    const from = Object.assign(document.createElement('input'), { name: 'from', required: true });
    Object.assign(from.dataset, { hint: 'Zip code or town' });
    from.placeholder = 'Example: Boston, MA';
    const example = document.createElement('p');
    example.dataset.example = '';
    document.forms[0]?.prepend(from, example);
    box.type('London');
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual(['/prices?to=London']);
    expect(from.placeholder).toBe('Zip code or town');
    expect(example).not.toBeInTheDocument();
  });

  it('OPEN-01 the price of an example is not kept for the booking', () => {
    open();
    sessionStorage.clear();
    const example = document.createElement('p');
    example.dataset.example = '';
    document.forms[0]?.append(example);
    const link = screen.getByRole('link');
    link.textContent = 'Book for $60.00';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(readChosenPrice(sessionStorage, new URL('#$60', location.href).href, Date.now())).toBeNull();
  });

  it('OPEN-01 a box without a place books nothing and requests nothing', async () => {
    const box = open();
    box.type('');
    await jest.advanceTimersByTimeAsync(500);
    expect(box.asked).toEqual([]);
    expect(box.books()).toBe(false);
  });
});
