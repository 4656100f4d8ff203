import { serveStandAlone } from '../dev/stand-alone.ts';

/** `stand-alone <remote> <port>`: a remote's own page (`dev/index.tsx`) and nothing else. */
const [remote = '', port = '4005'] = process.argv.slice(2);
if (!serveStandAlone(remote, Number(port))) {
  console.error(`${remote} has no dev/index.tsx`);
  process.exit(1);
}
