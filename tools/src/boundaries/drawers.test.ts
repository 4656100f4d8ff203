import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../booking-api/src');
const most = 20;

const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .flatMap((path) => [path, ...foldersOf(path)]);

const filesIn = (folder: string): number =>
  readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('the folders of the server', () => {
  it(`each folder holds at most ${most} files, including tests`, () => {
    const full = ['', ...foldersOf('')].filter((folder) => filesIn(folder) > most);
    expect(full).toEqual([]);
  });
});
