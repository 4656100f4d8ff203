import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';

const remote = defineRemote<null, 'mf-travelers'>(() => ({ store: null, stop() {} }));

function Section() {
  return (
    <section aria-labelledby="travelers-title">
      <h2 id="travelers-title">Travelers and items</h2>
    </section>
  );
}

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
