import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { incidentProblems } from './incidents.ts';

describe('the problems of an incident', () => {
  it.each([
    ['ends_on', 'Enter a day that isn’t before “In force from”.'],
    ['fields.last_day', 'Enter a day that isn’t before “First affected day”.'],
    ['area.until', 'Enter a zip code that isn’t before “From zip code”.'],
  ])('CO-17 the problem names the field that %s is before', (path, sentence) => {
    const error = new ApiError({
      status: 422,
      code: 'invalid',
      fields: [{ path, code: 'before_its_start' }],
    });
    expect(Object.values(incidentProblems(error))).toEqual([sentence]);
  });
});
