import type { PageFault } from '@sendahead/shared-contracts/releases/calls';
import { partWord } from './parts.ts';

const phases: Readonly<Record<PageFault['phase'], string>> = {
  load: 'Loading',
  render: 'Drawing',
  effect: 'At work',
  subscriber: 'Hearing from another part',
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const partName = (part: string): string => partWord(part) ?? part;

const counted = (loads: number): string =>
  `${loads.toLocaleString('en-US')} page ${loads === 1 ? 'load' : 'loads'}`;
const rate = (faulty: number, loads: number): string =>
  loads === 0 ? '' : ` (${percent.format(Math.min(faulty / loads, 1))})`;

export const releaseTexts = {
  title: 'Releases',
  detail: 'The live version of each part, and how it works for visitors.',
  loading: 'Loading the releases',
  nothing: 'Nothing is released yet.',
  parts: 'Live versions',
  part: 'Part',
  version: 'Version',
  since: 'Since',
  faults: 'Faults',
  inHour: (count: number) => `${count} last hour`,
  inDay: (count: number) => `${count} last 24 hours`,
  share: 'Page loads, 24 hours',
  shareOf: (loads: number, all: number) =>
    all === 0 ? 'None reported' : `${loads.toLocaleString('en-US')} (${percent.format(loads / all)})`,
  rateOf: (faults: number, loads: number) =>
    loads === 0 ? '' : `${percent.format(faults / loads)} of page loads`,
  live: 'Live',
  partName,
  ownedBy: (team: string) => `Owner: ${team}`,
  off: 'Switched off',
  alsoSeen: 'Also in browsers',
  change: 'Change',
  commands: 'Commands for engineers',
  commandsNote: 'Engineers run these in the repository. Each one takes effect within two seconds.',
  takeBack: 'Return to the previous version',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  faultsTitle: 'Latest faults',
  noFaults: 'No faults reported.',
  when: 'When',
  fault: 'Fault',
  page: 'Page',
  stack: 'Where in the code',
  phase: (phase: PageFault['phase']) => phases[phase],
  history: 'Release history',
  released: (part: string, from: string | null, to: string) =>
    from === null ? `${partName(part)}: first release, ${to}` : `${partName(part)}: ${from} to ${to}`,
  sameVersions: 'No version changed.',
  commit: (commit: string) => `Commit ${commit}`,
  despite: (reason: string) => `Released although ${reason}`,
  why: (why: string) => `“${why}”`,
  canary: 'Canary',
  canaryMeaning: 'A new version that some visitors get first.',
  canaryOf: (version: string, percent: number, who: string) => `${version} for ${percent}% of ${who}`,
  audience: (brands: readonly string[], staff: boolean) =>
    [staff ? 'staff' : 'visitors', ...(brands.length > 0 ? [`of ${brands.join(', ')}`] : [])].join(' '),
  canaryRises: (next: number) => `Goes to ${next}% by itself after 10 minutes and 250 page loads.`,
  canarySince: 'Canary since',
  canaryFaults: (faulty: number, loads: number) =>
    `Canary: ${counted(loads)}, ${faulty.toLocaleString('en-US')} with a fault${rate(faulty, loads)}`,
  liveFaults: (faulty: number, loads: number) =>
    `Live version: ${counted(loads)}, ${faulty.toLocaleString('en-US')} with a fault${rate(faulty, loads)}`,
  canaryEnded: 'Ended by itself: it had more faults than the live version.',
  shellEnded: 'Withdrawn by itself: too many pages failed. New pages have the version before it.',
  endedCanaries: 'Canaries that ended by themselves',
  endedCanary: (part: string, version: string) =>
    part === 'shell' ? `${partName(part)}: ${version}` : `${partName(part)}: canary ${version}`,
  startFaults: (faulty: number, loads: number) =>
    `${counted(loads)}, ${faulty.toLocaleString('en-US')} that did not start${rate(faulty, loads)}`,
  startFaultsBefore: (faulty: number, loads: number) =>
    `The version before it, in 24 hours: ${counted(loads)}, ${faulty.toLocaleString('en-US')} that did not start${rate(faulty, loads)}`,
  raise: 'Give the canary to more visitors',
  letRise: 'Let its share rise by itself',
  promote: 'Make the canary the live version',
  endCanary: 'End the canary',
  previewsOf: (part: string) => `Preview ${partName(part)}`,
  previewsNote: 'Opens a built version in a new tab. Only that tab shows it, for a day, to staff.',
  inPreview: (version: string, loads: number, faults: number) =>
    `Preview of ${version}: ${counted(loads)}, ${faults.toLocaleString('en-US')} ${faults === 1 ? 'fault' : 'faults'}`,
} as const;

const sentence = '"<sentence>"';

/** The commands that move a part; the person who runs them fills in the sentences. */
export const releaseCommands = {
  takeBack: (part: string, version: string) => `npm run release -- ${part} --to ${version} --why ${sentence}`,
  switchOff: (part: string) => `npm run release -- ${part} --off ${sentence} --why ${sentence}`,
  raise: (part: string) => `npm run release -- ${part} --percent 25 --why ${sentence}`,
  letRise: (part: string) => `npm run release -- ${part} --rise --why ${sentence}`,
  promote: (part: string) => `npm run release -- ${part} --percent 100 --why ${sentence}`,
  endCanary: (part: string) => `npm run release -- ${part} --end --why ${sentence}`,
  switchOn: (part: string) => `npm run release -- ${part} --on --why ${sentence}`,
} as const;
