import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { dataFolder } from './data-folder.ts';

const given = process.env.SENDAHEAD_DATA;
afterEach(() => {
  if (given === undefined) delete process.env.SENDAHEAD_DATA;
  else process.env.SENDAHEAD_DATA = given;
});

describe('the data folder', () => {
  it.each([
    ['', '.data'],
    ['elsewhere', 'elsewhere'],
  ])('the data folder for SENDAHEAD_DATA=%s is %s', (value, folder) => {
    process.env.SENDAHEAD_DATA = value;
    expect(dataFolder()).toBe(join(root, folder));
  });
});
