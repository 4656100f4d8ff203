import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { suggestPlaces } from './suggest.ts';

const answers: Readonly<
  Record<string, readonly { label: string; detail: string; autofill_address: string }[]>
> = {
  facility: [{ label: 'Hazelrun Cruise Port', detail: 'Boston, MA 02210', autofill_address: '1 Quay' }],
  address: [
    { label: 'Boston, MA', detail: '02108', autofill_address: '' },
    { label: 'Bos', detail: 'Onalaska, WI 54650', autofill_address: 'Bos' },
  ],
};
const heard = jest.fn();

function field() {
  document.body.innerHTML =
    '<form><label for="box-to">To</label><input id="box-to" data-place="cruise" data-suggestions="Suggested places"></form>';
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => ({ items: answers[address.includes('/facility') ? 'facility' : 'address'] }),
  })) as unknown as typeof fetch;
  heard.mockClear();
  input.form?.addEventListener('input', () => heard(input.value));
  suggestPlaces(input);
  return input;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const opened = () => screen.findByRole('option', { name: 'Hazelrun Cruise Port, Boston, MA' });

describe('places while somebody types in the price box', () => {
  it('OPEN-01 AD-31 places are suggested while they are typed, before the field is left', async () => {
    const input = field();
    await userEvent.type(input, 'Bos');
    await opened();
    expect(input).toHaveFocus();
    expect(options()).toEqual(['Hazelrun Cruise Port, Boston, MA', 'Boston, MA 02108']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Suggested places' })).toBeVisible();
  });

  it('AD-34 a town with several codes is offered by its name first', async () => {
    const input = field();
    const town = { label: 'Salem, MA', autofill_address: '' };
    global.fetch = jest.fn(async (address: string) => ({
      ok: true,
      json: async () => ({
        items: address.includes('/facility')
          ? []
          : [
              { ...town, detail: '01970' },
              { ...town, detail: '01971' },
            ],
      }),
    })) as unknown as typeof fetch;
    await userEvent.type(input, 'Salem');
    await screen.findByRole('option', { name: 'Salem, MA' });
    expect(options()).toEqual(['Salem, MA', 'Salem, MA 01970', 'Salem, MA 01971']);
  });

  it('AD-39 a whole zip offers its town before places with that zip', async () => {
    const input = field();
    await userEvent.type(input, '02108');
    await opened();
    expect(options()).toEqual(['Boston, MA 02108', 'Hazelrun Cruise Port, Boston, MA']);
  });

  it('AD-43 a town whose whole name was typed precedes the places in it', async () => {
    const input = field();
    await userEvent.type(input, 'boston');
    await opened();
    expect(options()).toEqual(['Boston, MA 02108', 'Hazelrun Cruise Port, Boston, MA']);
  });

  it('OPEN-01 a place is chosen with keys, and the price follows', async () => {
    const input = field();
    await userEvent.type(input, 'Bos');
    await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Boston, MA 02108' });
    expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveValue('Boston, MA 02108');
    expect(heard).toHaveBeenLastCalledWith('Boston, MA 02108');
    expect(options()).toEqual([]);
  });

  it('OPEN-01 a place is chosen by a press, and the list closes on Escape or when the field is left', async () => {
    const input = field();
    await userEvent.type(input, 'Bos');
    await userEvent.click(await opened());
    expect(input).toHaveValue('Hazelrun Cruise Port, Boston, MA');
    await userEvent.clear(input);
    await userEvent.type(input, 'Bost');
    await opened();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input).toHaveValue('Bost');
    await userEvent.type(input, 'o');
    await opened();
    await userEvent.tab();
    expect(options()).toEqual([]);
  });
});
