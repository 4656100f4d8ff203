import { inMetric, readsMetric } from './metric.ts';

describe('metric units', () => {
  it.each([
    ['a browser of the US and a trip from there', 'US', 'en-US', false],
    ['a trip that has no origin yet', '', 'en', false],
    ['a trip from a territory', 'PR', 'es-US', false],
    ['a trip from another country', 'IE', 'en-US', true],
    ['a browser of another country', 'US', 'en-GB', true],
    ['a language of other countries', 'US', 'de', true],
    ['a browser that says nothing of use', 'US', 'x_y', false],
  ])('TR-24 metric units depend on the origin and the language: %s', (_what, origin, language, shown) => {
    expect(readsMetric(origin, language)).toBe(shown);
  });

  it('TR-24 metric units never exceed the limit in inches and pounds', () => {
    expect(inMetric({ length: 48, width: 13, height: 13, display_weight: 50 })).toBe(
      '(121 × 33 × 33 cm, 22.6 kg)',
    );
  });
});
