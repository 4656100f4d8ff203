import { noteChosenPrice, readChosenPrice } from './chosen-price.ts';

const pressed = 'https://golf.test/ship?o_zip=10001&service=ground&booking=new';
const opened = 'https://golf.test/ship?o_zip=10001&service=ground';

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the chosen price of the price box', () => {
  it('OPEN-01 the chosen price of the price box is known to the booking that its link opens', () => {
    const kept = tab();
    noteChosenPrice(kept, pressed, 13_240);
    expect(readChosenPrice(kept, opened, Date.now())).toBe(13_240);
  });

  it.each([
    ['another booking', 'https://golf.test/ship', 0],
    ['the same address much later', opened, 120_000],
    ['a page that was opened before', opened, -5000],
  ])('OPEN-01 the chosen price of the price box does not belong to %s', (_, url, later) => {
    const kept = tab();
    noteChosenPrice(kept, pressed, 13_240);
    expect(readChosenPrice(kept, url, Date.now() + later)).toBeNull();
  });

  it('OPEN-01 the chosen price of the price box is unknown when nothing or nonsense is stored', () => {
    const kept = tab();
    expect(readChosenPrice(kept, opened, Date.now())).toBeNull();
    kept.setItem('chosen_price', '{');
    expect(readChosenPrice(kept, opened, Date.now())).toBeNull();
  });
});
