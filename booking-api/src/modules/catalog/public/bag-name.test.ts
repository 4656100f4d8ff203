import { bagName } from './bag-name.ts';

describe('the name of a bag', () => {
  it('EN-10 is its line and size', () => {
    expect(bagName({ line_key: 'golf', name: 'Standard' })).toBe('Golf bag, Standard');
    expect(bagName({ line_key: 'ski', name: 'Double' })).toBe('Skis, Double');
  });

  it('EN-10 is the key of a line that has no name yet', () => {
    expect(bagName({ line_key: 'kayak', name: 'Long' })).toBe('kayak, Long');
  });
});
