import '@testing-library/jest-dom';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineFragment } from './define-fragment.tsx';
import { defineRemote } from './define-remote.ts';

function remoteWith(view: (count: number) => React.ReactNode) {
  const started: string[] = [];
  const remote = defineRemote<{ label: string }, 'mf-services'>((host) => {
    started.push('start');
    host.bus.state(contextTopic).subscribe(() => undefined);
    return { store: { label: 'one store' }, stop: () => started.push('stop') };
  });
  let drawn = 0;
  const fragment = defineFragment(remote, ({ store }) => {
    drawn += 1;
    return <p>{view(drawn) ?? store.label}</p>;
  });
  const place = () => document.body.appendChild(document.createElement('div'));
  return { fragment, started, place, host: fakeHost('mf-services') };
}

/** Starts a lifecycle and lets React finish the rendering for which the lifecycle waits. */
async function drawn(lifecycle: () => Promise<void>): Promise<void> {
  let done: Promise<void> = Promise.resolve();
  act(() => {
    done = lifecycle();
  });
  await done;
}

afterEach(() => document.body.replaceChildren());

describe('a fragment', () => {
  it('fragments of a remote share one store, which ends with the last one', async () => {
    const { fragment, started, place, host } = remoteWith(() => null);
    const [first, second] = [place(), place()];
    await drawn(() => fragment.mount({ domElement: first, host }));
    await drawn(() => fragment.mount({ domElement: second, host }));
    expect(screen.getAllByText('one store')).toHaveLength(2);
    await drawn(() => fragment.unmount({ domElement: first, host }));
    expect(started).toEqual(['start']);
    await drawn(() => fragment.unmount({ domElement: second, host }));
    expect(started).toEqual(['start', 'stop']);
    expect(host.page.liveSubscriptions('mf-services')).toBe(0);
  });

  it('a fragment leaves nothing behind after 200 mounts and unmounts', async () => {
    const { fragment, place, host } = remoteWith(() => null);
    for (let round = 0; round < 200; round += 1) {
      const domElement = place();
      await drawn(() => fragment.mount({ domElement, host }));
      await drawn(() => fragment.unmount({ domElement, host }));
      domElement.remove();
    }
    expect(host.page.liveSubscriptions('mf-services')).toBe(0);
    expect(document.body).toBeEmptyDOMElement();
  });

  it('a fragment keeps its error inside its place, reports it, and renders again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const { fragment, place, host } = remoteWith(() => {
      if (broken) throw new Error('broken view');
      return 'whole again';
    });
    await drawn(() => fragment.mount({ domElement: place(), host }));
    expect(screen.getByRole('region', { name: /Part of the page that isn’t working/ })).toBeVisible();
    expect(host.reports).toHaveLength(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeVisible();
  });

  it('a broken fragment leaves its place to a shell that has newer code', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let drawings = 0;
    const { fragment, place, host } = remoteWith(() => {
      drawings += 1;
      throw new Error('broken view');
    });
    const tryAgain = jest.fn(async () => true);
    await drawn(() => fragment.mount({ domElement: place(), host, tryAgain }));
    const before = drawings;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tryAgain).toHaveBeenCalledTimes(1);
    expect(drawings).toBe(before);
  });
});
