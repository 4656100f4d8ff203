import { focusControl } from './focus-control.ts';

describe('leading to a control', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <input id="zip" />
      <fieldset id="size"><label><input type="radio" name="s" />A</label><label><input type="radio" name="s" checked />B</label></fieldset>
      <div id="card" tabindex="-1"></div>`;
  });

  it('RT-02 focusing a control gives it the focus', () => {
    expect(focusControl('zip')).toBe(true);
    expect(document.activeElement?.id).toBe('zip');
    focusControl('card');
    expect(document.activeElement?.id).toBe('card');
  });

  it('RT-02 focusing a group gives its chosen option the focus', () => {
    focusControl('size');
    expect(document.activeElement).toBe(document.querySelector('input:checked'));
  });

  it('focusing an unknown control reports that it does not exist', () => {
    expect(focusControl('gone')).toBe(false);
  });
});
