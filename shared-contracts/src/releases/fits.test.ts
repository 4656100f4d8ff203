import { fits, misfitOf } from './fits.ts';
import type { Needs, Offers } from './needs.ts';

describe('the shared packages of a page and a remote', () => {
  it.each([
    ['0.1.9', '0.1.9'],
    ['0.1.9', '0.1.10'],
    ['19.3.1', '19.3.2'],
    ['19.3.1', '19.4.0'],
    ['1.0.0', '1.2.0'],
  ])(
    'the shared packages of a page and a remote are compatible when built with %s and lent %s',
    (built, lent) => {
      expect(fits(built, lent)).toBe(true);
    },
  );

  it.each([
    ['0.1.10', '0.1.9'],
    ['0.1.9', '0.2.0'],
    ['0.2.0', '0.1.99'],
    ['0.9.0', '1.0.0'],
    ['19.3.1', '19.2.9'],
    ['19.3.1', '19.3.0'],
    ['19.3.1', '20.0.0'],
    ['1.4.0', '1.4.0-canary.3'],
    ['1.4', '1.4.0-canary.3'],
    ['workspace:*', '1.4.0'],
    ['*', '1.4.0'],
    ['', '1.4.0'],
    ['0.1.9', ''],
    ['0.1.9', undefined],
  ])(
    'the shared packages of a page and a remote are incompatible when built with %s and lent %s',
    (built, lent) => {
      expect(fits(built, lent)).toBe(false);
    },
  );
});

describe('the needs of a build', () => {
  const needs: Needs = {
    libraries: { react: '19.3.1' },
    lent: { '@sendahead/shared-ui#Button': 'b1' },
    calls: { 'geo.zip-info': 'c1' },
    topics: { 'geo.ship-points@1': 't1' },
  };
  const offers: Offers = {
    libraries: { react: '19.3.1', rxjs: '7.8.2' },
    lent: { '@sendahead/shared-ui#Button': ['b1'], '@sendahead/shared-ui#Alert': ['a1'] },
    calls: { 'geo.zip-info': ['c1'], 'orders.list': ['o1'] },
    topics: { 'geo.ship-points@1': ['t1'] },
  };

  it('the needs of a build are met when everything that it uses has its original shape', () => {
    expect(misfitOf(needs, offers)).toBeUndefined();
  });

  it('the needs of a build are met whatever else was added, changed or removed', () => {
    const others = {
      ...offers,
      lent: { ...offers.lent, '@sendahead/shared-ui#Alert': ['a2'] },
      calls: { 'geo.zip-info': ['c1'], 'orders.list': ['o2'] },
    };
    expect(misfitOf(needs, others)).toBeUndefined();
  });

  it('the needs of a build are met by a page and a server that still support the older shape', () => {
    const newer = { ...offers, calls: { 'geo.zip-info': ['c2', 'c1'] } };
    expect(misfitOf(needs, newer)).toBeUndefined();
    expect(misfitOf({ ...needs, calls: { 'geo.zip-info': 'c2' } }, newer)).toBeUndefined();
  });

  it('the needs of a build are met when the shell does not know a topic that newer parts share', () => {
    expect(misfitOf({ ...needs, topics: { 'services.wish@1': 'w1' } }, offers)).toBeUndefined();
  });

  it.each([
    ['library', 'react', { ...needs, libraries: { react: '20.0.0' } }],
    ['library', 'zod', { ...needs, libraries: { zod: '4.6.7' } }],
    ['lent', '@sendahead/shared-ui#Button', { ...needs, lent: { '@sendahead/shared-ui#Button': 'b2' } }],
    ['lent', '@sendahead/shared-ui#Fold', { ...needs, lent: { '@sendahead/shared-ui#Fold': 'f1' } }],
    ['call', 'geo.zip-info', { ...needs, calls: { 'geo.zip-info': 'c2' } }],
    ['call', 'geo.zip-map', { ...needs, calls: { 'geo.zip-map': 'm1' } }],
    ['topic', 'geo.ship-points@1', { ...needs, topics: { 'geo.ship-points@1': 't2' } }],
  ] as const)(
    'the needs of a build are not met without a matching %s, and %s is named',
    (kind, name, built) => {
      expect(misfitOf(built, offers)).toEqual({ kind, name });
    },
  );
});
