import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { offRecord } from './off-record.ts';
import { readRecord } from './record.ts';

const recorded = readRecord();
const present = presentContracts();
const lent = Object.fromEntries(
  Object.entries(recorded.lent).map(([name, digests]) => [name, digests[0] ?? '']),
);

describe('contracts that are not on record', () => {
  it('the check reports nothing when all contracts are on record', () => {
    expect(offRecord(recorded, present, lent)).toEqual([]);
  });

  it('the check names a call that lost a field and a topic with a new name', () => {
    const { 'services.itinerary@1': itinerary, ...topics } = present.topics;
    const { 'geo.zip-info': call } = present.calls;
    if (!itinerary || !call) throw new Error('the sample is gone from the contracts');
    const output = call.output as { properties: Record<string, object>; required: string[] };
    const { city: _, ...properties } = output.properties;
    const required = output.required.filter((field) => field !== 'city');
    const shorter = { ...call, output: { ...output, properties, required } };
    const words = offRecord(
      recorded,
      {
        calls: { ...present.calls, 'geo.zip-info': shorter },
        topics: { ...topics, 'services.journey@1': itinerary },
      },
      lent,
    ).join('\n');
    expect(words).toContain('geo.zip-info city a released caller reads the new answer');
    expect(words).toContain('services.itinerary@1 topic is gone');
    expect(words).toContain('services.journey@1 is not on record');
  });
});
