import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const change = { at: '2026-11-20T10:00:00.000Z', by: 'ada@example.com', why: null, commit: null };
const [older, newer] = ['0.1.0-bbbbbb2', '0.1.0-cccccc3'];
const counts = { faults_hour: 0, faults_day: 0, loads_day: 0 };
const bad = { needs_improvement: 20, poor: 7 };
const answer = {
  parts: [
    {
      ...change,
      part: 'shell',
      version: newer,
      notice: null,
      before: older,
      versions: [
        {
          version: newer,
          ...counts,
          loads_day: 340,
          vitals: [
            { vital: 'cls' as const, good: 1, needs_improvement: 0, poor: 0 },
            { vital: 'inp' as const, good: 20, needs_improvement: 0, poor: 0 },
            { vital: 'lcp' as const, good: 1313, ...bad },
          ],
        },
        { version: older, ...counts, loads_day: 3 },
      ],
    },
    {
      ...change,
      part: 'mf-services',
      version: newer,
      owner: 'Rates and services',
      notice: null,
      why: 'quicker prices',
      before: older,
      versions: [
        { version: newer, faults_hour: 2, faults_day: 3, loads_day: 60 },
        { version: older, ...counts, loads_day: 20 },
      ],
    },
    {
      ...change,
      part: 'mf-orders',
      version: older,
      notice: 'Orders take a break.',
      before: null,
      versions: [{ version: older, ...counts }],
    },
  ],
  faults: [
    {
      at: '2026-11-20T10:05:00.000Z',
      part: 'mf-services',
      version: newer,
      phase: 'render' as const,
      name: 'TypeError',
      message: 'no prices',
      stack: 'draw /assets/a.js:1:2',
      page: 'ship',
    },
  ],
  history: [
    {
      ...change,
      revision: 2,
      commit: 'abc123def456',
      moves: [{ part: 'mf-services', from: older, to: newer }],
      despite: [],
    },
  ],
};

const newest = '0.1.0-dddddd4';
const seen = { loads: 40, faulty: 1, live_loads: 800, live_faulty: 4 };
function withCanary(ended_at: string | null, next_percent: number | null = null) {
  const canary = {
    version: newest,
    percent: 5,
    next_percent,
    brands: ['ski'],
    staff: true,
    since: change.at,
    ...seen,
    ended_at,
  };
  const [shell, services, ...others] = answer.parts;
  const ended = { part: 'mf-services', version: newest, live_version: newer, since: change.at, ...seen };
  return {
    ...answer,
    parts: [shell, { ...services, canary }, ...others],
    ended_canaries: ended_at === null ? [] : [{ ...ended, ended_at }],
  } as typeof answer;
}

describe('the page of releases', () => {
  it('shows each part’s version, its faults and its share of page loads, and the command that rolls it back', async () => {
    const { user } = openConsole('/admin/releases', [answering(listReleases, answer)]);
    const table = await screen.findByRole('table', { name: 'Live versions' });
    const row = within(table).getByRole('row', { name: /^Services/ });
    expect(row).toHaveTextContent('2 last hour3 last 24 hours5% of page loads');
    expect(row).toHaveTextContent('60 (75%)');
    expect(row).toHaveTextContent(`${older}: 20 (25%), 0 last 24 hours`);
    expect(row).toHaveTextContent('“quicker prices”');
    await user.click(within(row).getByText('Commands for engineers'));
    expect(
      within(row).getByText(`npm run release -- mf-services --to ${older} --why "<sentence>"`),
    ).toBeVisible();
    const faults = within(screen.getByRole('table', { name: 'Latest faults' }));
    expect(faults.getByText('Drawing: TypeError no prices')).toBeVisible();
    const history = screen.getByRole('region', { name: 'Release history' });
    expect(history).toHaveTextContent(`Services: ${older} to ${newer}`);
    expect(history).toHaveTextContent('Commit abc123def456');
  });

  it('RL-16 names the team that owns a part, where its release named one', async () => {
    openConsole('/admin/releases', [answering(listReleases, answer)]);
    const table = within(await screen.findByRole('table', { name: 'Live versions' }));
    expect(table.getByRole('row', { name: /^Services/ })).toHaveTextContent('Owner: Rates and services');
    expect(table.getByRole('row', { name: /^Orders/ })).not.toHaveTextContent('Owner');
  });

  it('RL-14 lists a shell that was withdrawn with its failed starts', async () => {
    const shell = {
      part: 'shell',
      version: newest,
      live_version: newer,
      since: change.at,
      ended_at: change.at,
      loads: 9,
      faulty: 9,
      live_loads: 800,
      live_faulty: 2,
    };
    openConsole('/admin/releases', [answering(listReleases, { ...answer, ended_canaries: [shell] })]);
    const list = await screen.findByRole('region', { name: 'Canaries that ended by themselves' });
    expect(list).toHaveTextContent(`Page frame: ${newest}`);
    expect(list).toHaveTextContent('9 page loads, 9 that did not start (100%)');
    expect(list).toHaveTextContent('New pages have the version before it.');
  });

  it('CO-35 shows a running canary with the figures of both versions, and the commands that move and end it', async () => {
    const { user } = openConsole('/admin/releases', [answering(listReleases, withCanary(null))]);
    const row = await screen.findByRole('row', { name: /^Services/ });
    expect(row).toHaveTextContent(`Canary${newest} for 5% of staff of ski`);
    expect(row).toHaveTextContent('Canary: 40 page loads, 1 with a fault (2.5%)');
    expect(row).toHaveTextContent('Live version: 800 page loads, 4 with a fault (0.5%)');
    await user.click(within(row).getByText('Commands for engineers'));
    for (const share of ['25', '100'])
      expect(
        within(row).getByText(`npm run release -- mf-services --percent ${share} --why "<sentence>"`),
      ).toBeVisible();
    expect(within(row).getByText('npm run release -- mf-services --end --why "<sentence>"')).toBeVisible();
  });

  it.each([
    [25, 'Goes to 25% by itself after 10 minutes and 250 page loads.', false],
    [null, null, true],
  ])(
    'CO-51 with %p as the next share, a canary says so or offers to increase it',
    async (next, said, offers) => {
      const canary = withCanary(null, next);
      const { user } = openConsole('/admin/releases', [answering(listReleases, canary)]);
      const row = await screen.findByRole('row', { name: /^Services/ });
      expect(within(row).queryByText(/by itself after/)?.textContent ?? null).toBe(said);
      await user.click(within(row).getByText('Commands for engineers'));
      const rise = within(row).queryByText('npm run release -- mf-services --rise --why "<sentence>"');
      expect(rise !== null).toBe(offers);
    },
  );

  it('CO-35 says why a canary ended automatically, and offers only to clear it', async () => {
    const { user } = openConsole('/admin/releases', [answering(listReleases, withCanary(change.at))]);
    const row = await screen.findByRole('row', { name: /^Services/ });
    expect(row).toHaveTextContent('Ended by itself: it had more faults than the live version.');
    await user.click(within(row).getByText('Commands for engineers'));
    expect(within(row).queryByText(/--percent/)).not.toBeInTheDocument();
    const ended = screen.getByRole('region', { name: 'Canaries that ended by themselves' });
    expect(ended).toHaveTextContent(`Services: canary ${newest}`);
    expect(ended).toHaveTextContent('Canary: 40 page loads, 1 with a fault (2.5%)');
  });

  it('says what is shown in place of a switched-off part, and how to switch it on', async () => {
    const { user } = openConsole('/admin/releases', [answering(listReleases, answer)]);
    const row = await screen.findByRole('row', { name: /^Orders/ });
    expect(row).toHaveTextContent('Switched off“Orders take a break.”');
    expect(row).toHaveTextContent('None reported');
    await user.click(within(row).getByText('Commands for engineers'));
    expect(within(row).getByText('npm run release -- mf-orders --on --why "<sentence>"')).toBeVisible();
  });

  it('shows the share of good page views by version of the shell, and marks versions with too little data', async () => {
    openConsole('/admin/releases', [answering(listReleases, answer)]);
    const panel = await screen.findByRole('region', { name: 'Speed for visitors, last 24 hours' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
    const live = within(panel).getByRole('listitem');
    expect(live).toHaveTextContent(`Live${newer}`);
    expect(within(live).getByText('Main content (LCP): good in 97% of 1,340 page views')).toBeVisible();
    expect(within(live).getByText('Response (INP): good in 100% of 20 page views')).toBeVisible();
    expect(
      within(live).getByText('Steadiness (CLS): too little data, 1 page view of at least 20'),
    ).toBeVisible();
  });

  it('says that there is too little data for a live version without any report', async () => {
    const [shell, ...others] = answer.parts;
    const silent = { ...answer, parts: [{ ...shell, versions: [{ version: newer, ...counts }] }, ...others] };
    openConsole('/admin/releases', [answering(listReleases, silent as typeof answer)]);
    expect(
      await screen.findByText('Main content (LCP): too little data, 0 page views of at least 20'),
    ).toBeVisible();
  });

  it('RL-04 and RL-05 offers built versions in a new tab, and counts their reports separately', async () => {
    const address = '/ship?preview=mf-services_0.1.0-dddddd4_1795536000.x';
    const [shell, services, ...others] = answer.parts;
    const tried = { version: newest, ...counts, preview: true, loads_day: 7, faults_day: 1 };
    const previewed = {
      ...services,
      previews: [{ version: newest, address }],
      versions: [...(services?.versions ?? []), tried],
    };
    const shown = { ...answer, parts: [shell, previewed, ...others] } as typeof answer;
    const { user } = openConsole('/admin/releases', [answering(listReleases, shown)]);
    const row = await screen.findByRole('row', { name: /^Services/ });
    expect(row).toHaveTextContent('60 (75%)');
    expect(row).toHaveTextContent(`Preview of ${newest}: 7 page loads, 1 fault`);
    await user.click(within(row).getByText('Preview Services'));
    const link = within(row).getByRole('link', { name: newest });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('hides the page of releases from club staff and carrier admins', async () => {
    for (const role of ['pro', 'carrier_admin'] as const) {
      const { close } = openConsole('/admin/releases', [], role);
      expect(await screen.findByText(/doesn’t exist, or you don’t have access/)).toBeVisible();
      close();
    }
  });
});
