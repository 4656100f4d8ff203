import { parseArgs } from 'node:util';
import { partNames } from '../build/workspace.ts';
import { releaseFolder } from '../release/data-folder.ts';
import { misfits } from '../release/misfits.ts';
import { releaseParts, releaseVersion } from '../release/release-parts.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/**
 * `release <part…>` builds what changed of these parts and points the release document to it, with `--built` to what was
 * built before; `--all` stands for every part. `release <part> --to <version>` goes back.
 */
const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    built: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const store = openReleaseStore(releaseFolder());

if (values.to) {
  const [part] = positionals;
  if (!part || positionals.length > 1) throw new Error('--to goes with exactly one part');
  await releaseVersion(store, part, values.to);
  console.log(`${part} is ${values.to} from now on`);
} else {
  if ((positionals.length === 0) !== values.all)
    throw new Error('name the parts to release, or --all of them');
  const parts = values.all ? partNames() : positionals;
  if (!values.built) buildParts(parts);
  const news = await releaseParts(store, parts, { movedBy: 'person' });
  for (const { part, version } of news) console.log(`${part} is ${version} from now on`);
  if (news.length === 0) console.log('nothing changed');
}
const released = await store.read();
for (const words of released ? misfits(released) : []) console.warn(words);
