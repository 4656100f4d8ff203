import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import type { BusReport } from './bus-types.ts';
import { map, merge, switchMap } from './rx.ts';
import { defineEvent, defineState } from './topic.ts';

const weather = defineState(
  'test.weather@1',
  'mf-services',
  z.object({ degrees: z.int(), place: z.object({ city: z.string() }) }),
);
const knocked = defineEvent('test.knocked@1', z.object({ times: z.int() }));
const sunny = { degrees: 21, place: { city: 'Naples' } };

function page() {
  const troubles: BusReport[] = [];
  const bus = createBus({ report: (trouble) => troubles.push(trouble) });
  return { bus, troubles, owner: bus.bind('mf-services'), other: bus.bind('mf-checkout') };
}

describe('state topics', () => {
  it('a late subscriber gets the current value and no earlier one', () => {
    const { owner, other } = page();
    owner.publish(weather, sunny);
    owner.publish(weather, { ...sunny, degrees: 5 });
    const seen: number[] = [];
    other.state(weather).subscribe(({ degrees }) => seen.push(degrees));
    owner.publish(weather, { ...sunny, degrees: 6 });
    expect(seen).toEqual([5, 6]);
  });

  it('refuses a publisher that is not the owner, and reports it', () => {
    const { bus, troubles } = page();
    const thief = bus.bind('mf-checkout');
    // The types prevent this; a part built elsewhere could still try.
    const published = thief.publish(weather as never, sunny as never);
    expect(published).toBe(false);
    expect(troubles).toMatchObject([{ at: 'ownership', topic: 'test.weather@1', part: 'mf-checkout' }]);
    const seen: unknown[] = [];
    thief.state(weather).subscribe((value) => seen.push(value));
    expect(seen).toEqual([]);
  });
});

describe('event topics', () => {
  it('an event topic never replays what happened before the subscription', () => {
    const { owner, other } = page();
    owner.publish(knocked, { times: 1 });
    const seen: number[] = [];
    other.events(knocked).subscribe(({ times }) => seen.push(times));
    owner.publish(knocked, { times: 2 });
    expect(seen).toEqual([2]);
  });
});

describe('validation at both ends', () => {
  it('quarantines a payload that does not match, without throwing into the publisher', () => {
    const { owner, troubles } = page();
    const published = owner.publish(weather, { degrees: 1.5, place: { city: 'X' } });
    expect(published).toBe(false);
    expect(troubles[0]).toMatchObject({ at: 'publish', topic: 'test.weather@1' });
  });

  it('validation is closed for producers: a field outside the contract does not leave its part, at any depth', () => {
    const { owner, troubles } = page();
    owner.publish(weather, { ...sunny, place: { city: 'Naples', cardNumber: '4111' } } as never);
    expect(troubles[0]?.detail).toBe('place.cardNumber: not in the contract');
  });

  it('validation is open for consumers: a remote one release behind reads a newer payload', () => {
    const newer = defineState(
      'test.weather@1',
      'mf-services',
      z.object({ degrees: z.int(), place: z.object({ city: z.string() }), wind: z.int() }),
    );
    const { owner, other, troubles } = page();
    const seen: unknown[] = [];
    other.state(weather).subscribe((value) => seen.push(value));
    owner.publish(newer, { ...sunny, wind: 3 });
    expect(seen).toEqual([sunny]);
    expect(troubles).toEqual([]);
  });

  it('quarantines at delivery when a consumer cannot read a payload of an older part', () => {
    const needsWind = defineState(
      'test.weather@1',
      'mf-services',
      z.object({ degrees: z.int(), wind: z.int() }),
    );
    const { owner, other, troubles } = page();
    const seen: unknown[] = [];
    other.state(needsWind).subscribe((value) => seen.push(value));
    owner.publish(weather, sunny);
    expect(seen).toEqual([]);
    expect(troubles).toMatchObject([{ at: 'delivery', part: 'mf-checkout', detail: 'wind: invalid_type' }]);
  });
});

describe('isolation', () => {
  it('serves the other subscribers when one throws, and reports it with part and topic', async () => {
    const { owner, other, troubles } = page();
    const seen: number[] = [];
    other.events(knocked).subscribe(() => {
      throw new Error('broken subscriber');
    });
    other.events(knocked).subscribe(({ times }) => seen.push(times));
    expect(owner.publish(knocked, { times: 7 })).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toEqual([7]);
    expect(troubles).toMatchObject([
      {
        at: 'subscriber',
        part: 'mf-checkout',
        topic: 'test.knocked@1',
        detail: 'Error: broken subscriber',
      },
    ]);
  });

  it('names part and topic for an error thrown by an operator, and for a later error', async () => {
    const { owner, other, troubles } = page();
    const broken = (): never => {
      throw new Error('broken operator');
    };
    other.events(knocked).pipe(map(broken)).subscribe();
    other
      .state(weather)
      .pipe(switchMap(() => Promise.reject(new Error('broken later'))))
      .subscribe();
    owner.publish(knocked, { times: 1 });
    owner.publish(weather, sunny);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(troubles).toMatchObject([
      { part: 'mf-checkout', topic: 'test.knocked@1', detail: 'Error: broken operator' },
      { part: 'mf-checkout', topic: 'test.weather@1', detail: 'Error: broken later' },
    ]);
  });

  it('names the part by its files when a stream combines several topics', async () => {
    const { owner, other, troubles } = page();
    merge(other.events(knocked), other.state(weather)).subscribe(() => {
      const error = new Error('broken');
      error.stack =
        'Error: broken\n    at f (http://golf.localhost/assets/mf-checkout/0.1.0-aaaaaa1/payment.js:1:1)';
      throw error;
    });
    owner.publish(knocked, { times: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(troubles).toMatchObject([{ at: 'subscriber', part: 'mf-checkout', detail: 'Error: broken' }]);
  });

  it('leaves an error to the subscriber that handles it', () => {
    const { owner, other, troubles } = page();
    const handled: string[] = [];
    const broken = (): never => {
      throw new Error('broken operator');
    };
    const error = (thrown: unknown): unknown => handled.push(String(thrown));
    other.events(knocked).pipe(map(broken)).subscribe({ error });
    owner.publish(knocked, { times: 1 });
    expect([handled, troubles]).toEqual([['Error: broken operator'], []]);
  });
});

describe('lifetime', () => {
  it('leaves no live subscription after 200 mounts and unmounts', () => {
    const { bus, owner } = page();
    for (let round = 0; round < 200; round += 1) {
      const remote = bus.bind('mf-checkout');
      remote.state(weather).subscribe(() => undefined);
      remote.events(knocked).subscribe(() => undefined);
      expect(bus.liveSubscriptions('mf-checkout')).toBe(2);
      owner.publish(weather, { ...sunny, degrees: round });
      remote.dispose();
    }
    expect(bus.liveSubscriptions('mf-checkout')).toBe(0);
  });

  it('delivers nothing to a disposed remote', () => {
    const { owner, other } = page();
    const seen: number[] = [];
    other.events(knocked).subscribe(({ times }) => seen.push(times));
    other.dispose();
    owner.publish(knocked, { times: 1 });
    expect(seen).toEqual([]);
  });
});

describe('order of loading', () => {
  it('ends in the same state for every order in which parts publish and subscribe', () => {
    const topics = (['mf-addresses', 'mf-travelers', 'mf-services'] as const).map((part) =>
      defineState(`test.${part}@1`, part, z.object({ value: z.int() })),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(['p0', 'p1', 'p2', 's0', 's1', 's2'], { minLength: 6 }), (steps) => {
        const { bus } = page();
        const known: Record<string, number> = {};
        for (const step of steps) {
          const topic = topics[Number(step[1])];
          if (!topic) continue;
          if (step.startsWith('p'))
            bus.bind(topic.owner).publish(topic as never, { value: Number(step[1]) } as never);
          else
            bus
              .bind('shell')
              .state(topic)
              .subscribe(({ value }) => {
                known[topic.name] = value;
              });
        }
        expect(known).toEqual({
          'test.mf-addresses@1': 0,
          'test.mf-travelers@1': 1,
          'test.mf-services@1': 2,
        });
      }),
    );
  });
});

describe('inspection', () => {
  it('lists each topic with owner, last value and counts', () => {
    const { bus, owner } = page();
    owner.publish(weather, sunny);
    expect(bus.inspect()).toEqual([
      {
        name: 'test.weather@1',
        kind: 'state',
        owner: 'mf-services',
        last: sunny,
        published: 1,
        quarantined: 0,
      },
    ]);
  });
});
