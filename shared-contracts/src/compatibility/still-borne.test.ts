import { compareContracts } from './compare.ts';
import { stillBorne } from './still-borne.ts';
import { change, payload, topicOf } from './testing/released.ts';

const old = topicOf(payload);
const first = { version: '0.1.0', ...old };
const changed = topicOf(
  change((draft) => {
    draft.required = ['kind'];
  }),
);
const [name = ''] = Object.keys(old.topics);

describe('contracts broken on purpose', () => {
  it('is judged against every snapshot until it is recorded as broken', () => {
    const recorded = [first, { version: '0.1.1', ...changed }];
    expect(compareContracts(stillBorne(recorded), changed)).not.toEqual([]);
  });

  it('counts from the snapshot that broke it', () => {
    const recorded = [first, { version: '0.2.0', breaks: [name], ...changed }];
    expect(compareContracts(stillBorne(recorded), changed)).toEqual([]);
    expect(compareContracts(stillBorne(recorded), topicOf(payload, { owner: 'shell' }))).not.toEqual([]);
  });

  it('every other contract stays compatible with all that was released', () => {
    const recorded = [first, { version: '0.2.0', breaks: ['another.topic@1'], ...old }];
    expect(stillBorne(recorded)[0]?.topics).toEqual(old.topics);
  });
});
