import { serveStandAlone } from '../dev/stand-alone.ts';

/** `stand-alone <remote> <port>`: serves only a remote's stand-alone page (`dev/index.tsx`). */
const [remote = '', port = '4005'] = process.argv.slice(2);
if (!serveStandAlone(remote, Number(port))) {
  console.error(`${remote} has no dev/index.tsx`);
  process.exit(1);
}
