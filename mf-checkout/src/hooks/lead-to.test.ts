import { leadTo } from './lead-to.ts';

describe('leading to a control', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <input id="zip" />
      <fieldset id="size"><label><input type="radio" name="s" />A</label><label><input type="radio" name="s" checked />B</label></fieldset>
      <div id="card" tabindex="-1"></div>`;
  });

  it('RT-02 the field gets the focus', () => {
    expect(leadTo('zip')).toBe(true);
    expect(document.activeElement?.id).toBe('zip');
    leadTo('card');
    expect(document.activeElement?.id).toBe('card');
  });

  it('RT-02 takes the choice that was made in a group', () => {
    leadTo('size');
    expect(document.activeElement).toBe(document.querySelector('input:checked'));
  });

  it('a missing target is reported', () => {
    expect(leadTo('gone')).toBe(false);
  });
});
