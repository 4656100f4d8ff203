import { problemsOf } from '../state/problems.ts';
import type { TextField } from '../state/state.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Running = ReturnType<typeof started>;
const type = (page: Running, field: TextField, text: string) =>
  page.store.dispatch({ type: 'typed', end: 'destination', field, text });

describe('the phone of an end', () => {
  beforeAll(() => import('@sendahead/shared-contracts/validation/phone-rules'));
  const problem = (page: Running) => problemsOf(page.store.getState(), 'destination').phone;

  it("VL-35 a phone is validated by its country's number rules, 100 ms after the last keystroke", async () => {
    const page = started();
    type(page, 'phone', '123 456 7890');
    await pass(90);
    expect(problem(page)).toBeUndefined();
    await pass(20);
    expect(problem(page)).toBe('phone_not_of_country');
    type(page, 'phone', '512 555 0100');
    expect(problem(page)).toBeUndefined();
    await pass(200);
    expect(problem(page)).toBeUndefined();
    type(page, 'country', 'IE');
    await pass(200);
    expect(problem(page)).toBe('phone_not_of_country');
    type(page, 'phone', '+1 512 555 0100');
    await pass(200);
    expect(problem(page)).toBeUndefined();
  });

  it('VL-34 VL-36 an incomplete phone is not validated, and an unknown country counts as the United States', async () => {
    const page = started();
    type(page, 'phone', '555 0100');
    await pass(200);
    expect(page.store.getState().destination.phoneCheck).toBeNull();
    expect(problem(page)).toBe('phone_not_valid');
    type(page, 'country', 'ZZ');
    type(page, 'phone', '512 555 0100');
    await pass(200);
    expect(problem(page)).toBeUndefined();
  });
});
