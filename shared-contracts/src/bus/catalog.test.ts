import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTopics } from './catalog.ts';

const sources = join(__dirname, '..');

it('the catalog contains every defined topic, so that a snapshot records it', () => {
  const defined = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !/\.test\.ts$|(^|\/)(testing|factories|type-tests)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/define(?:State|Event)\(\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    );
  expect(defined.length).toBeGreaterThan(20);
  expect(defined.sort()).toEqual(allTopics.map(({ name }) => name).sort());
});
