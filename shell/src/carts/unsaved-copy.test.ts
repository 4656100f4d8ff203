import { keptTexts } from '../testing/kept-texts.ts';
import { createUnsavedCopy } from './unsaved-copy.ts';

const day = 24 * 60 * 60 * 1000;
const form = { o_zip: '60601' };

function setUp() {
  const storage = keptTexts();
  let now = 0;
  const copy = createUnsavedCopy({ brand: 'golf', storage, now: () => now });
  const pass = (days: number): void => {
    now += days * day;
  };
  return { storage, copy, pass };
}

describe('the copy of a booking that could not be saved', () => {
  it('B3-23 an unsaved copy belongs to its cart, and leaves nothing behind when it is cleared', () => {
    const { storage, copy } = setUp();
    copy.write('crt_1', form);
    copy.write(null, { o_zip: '33139' });
    expect([copy.read('crt_1'), copy.read(null), copy.read('crt_2')]).toEqual([
      form,
      { o_zip: '33139' },
      null,
    ]);
    copy.clear('crt_1');
    copy.clear(null);
    expect(storage.values.size).toBe(0);
  });

  it('B3-23 an unsaved copy is dropped after 14 days', () => {
    const { copy, pass } = setUp();
    copy.write('crt_1', form);
    pass(14);
    expect(copy.read('crt_1')).toEqual(form);
    pass(1);
    expect(copy.read('crt_1')).toBeNull();
  });

  it('works in a browser without storage', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const copy = createUnsavedCopy({ brand: 'golf', storage, now: () => 0 });
    copy.write(null, form);
    copy.clear(null);
    expect(copy.read(null)).toBeNull();
  });
});
