import { bagName } from './bag-name.ts';

describe('the name of a bag', () => {
  it('EN-10 consists of its line and size', () => {
    expect(bagName({ line_key: 'golf', name: 'Standard' })).toBe('Golf bag, Standard');
    expect(bagName({ line_key: 'ski', name: 'Double' })).toBe('Skis, Double');
  });

  it('EN-10 falls back to the key of a line without a name', () => {
    expect(bagName({ line_key: 'kayak', name: 'Long' })).toBe('kayak, Long');
  });
});
