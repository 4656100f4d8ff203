import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { findTypedPlace } from '../public/find-typed-place.ts';
import { findPlacesLike } from '../public/places-like.ts';
import { splitDetail, wordsBeforePlace } from '../public/typed-detail.ts';

const server = startPerFile(startTestApp);

async function beforeIn(line: string): Promise<string> {
  const { db } = server.context;
  const found = await findTypedPlace(db, line, 'golf');
  if (found?.is !== 'town') throw new Error(`no town in ${line}`);
  return wordsBeforePlace(db, line, found.place);
}

describe('AD-32 the words before a line’s town', () => {
  it.each([
    ['Hampton Inn Pinehurst, NC', 'Hampton Inn'],
    ['Hampton Inn, Pinehurst, NC 28374', 'Hampton Inn'],
    ['Hampton Inn 28374', 'Hampton Inn'],
    ['10 Main St, Boston', '10 Main St'],
    ['350 W 31st St, New York, NY 10001-1234', '350 W 31st St'],
    ['Hotel Adlon, Berlin, Germany', 'Hotel Adlon'],
    ['Unter den Linden 77, 10117 Berlin, Germany', 'Unter den Linden 77'],
    ['The Langham, London, UK', 'The Langham'],
  ])('finds in %s the words %s before the town', async (line, before) => {
    expect(await beforeIn(line)).toBe(before);
  });

  it.each([
    '64111',
    'Naples, FL',
    'Naples FL 64111',
    'Naples, FL 64111',
    'Kansas City, MO 64111, USA',
    'jackson hole',
    'Toronto, ON',
    'M5V 2T6',
    'munich, germany',
    'Sydney, NSW, Australia',
    'St. Andrews, Scotland, UK',
    '75002 Paris, France',
  ])('finds no words in %s, which is only a place', async (line) => {
    expect(await beforeIn(line)).toBe('');
  });

  it('reads a name, a street, or both', () => {
    expect(splitDetail('Hampton Inn')).toEqual({ company: 'Hampton Inn', street: '' });
    expect(splitDetail('350 W 31st St, Apt 4')).toEqual({ company: '', street: '350 W 31st St, Apt 4' });
    expect(splitDetail('The Langham, 1 Portland Pl')).toEqual({
      company: 'The Langham',
      street: '1 Portland Pl',
    });
  });

  it('keeps the words in the line of each town that is offered for it', async () => {
    const offered = await findPlacesLike(server.context.db, 'Hampton Inn Pinehurst', 'golf');
    expect(offered[0]).toEqual({
      label: expect.stringMatching(/^Pinehurst, \w\w \d{5}$/),
      line: expect.stringMatching(/^Hampton Inn, Pinehurst, \w\w \d{5}$/),
    });
    for (const { line, label } of offered.filter((one) => one.line.startsWith('Hampton Inn, '))) {
      expect(await findTypedPlace(server.context.db, line, 'golf')).toMatchObject({ label });
    }
  });
});
