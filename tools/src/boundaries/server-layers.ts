import { moduleOrder } from './module-order.ts';
import { roomOrder } from './room-order.ts';

/** The layers of booking-api, lowest first; `app` is the files directly in `src`. */
const layers = ['platform', 'integrations', 'modules', 'workflows', 'app'] as const;
type Layer = (typeof layers)[number] | 'data';

const source = 'booking-api/src/';
/** Reference and demo data: the app writes it into a database, by the modules' own rules. */
const dataFolders: readonly string[] = ['reference', 'demo'];
const testFolders: readonly string[] = ['testing', 'conformance', 'security', 'bench'];

type Place = { layer: Layer; module: string | undefined; room: string | undefined; within: string };

/** Whether only tests use a file of the server. */
const isForTests = (path: string): boolean => {
  const [top = ''] = path.slice(source.length).split('/');
  return testFolders.includes(top) || path.includes('/testing/') || /\.test\.ts$/.test(path);
};

function placeOf(path: string): Place {
  const [top = '', second = '', ...rest] = path.slice(source.length).split('/');
  if (top === 'modules') return { layer: 'modules', module: second, room: undefined, within: rest.join('/') };
  const layer = dataFolders.includes(top) ? 'data' : (layers.find((name) => name === top) ?? 'app');
  return { layer, module: undefined, room: layer === 'workflows' ? second : undefined, within: '' };
}

/** Data may use everything that the modules know, and only the app reads it. */
const isBelow = (lower: Layer, upper: Layer): boolean => {
  if (lower === 'data') return upper === 'data' || upper === 'app';
  if (upper === 'data') return layers.indexOf(lower) <= layers.indexOf('modules');
  return layers.indexOf(lower) <= layers.indexOf(upper);
};

/** Why one name in an order may not import another, if it may not. */
function judgeOrder(order: readonly string[], list: string, from: string, to: string): string | undefined {
  const [own, other] = [order.indexOf(from), order.indexOf(to)];
  if (own === -1 || other === -1) return `${own === -1 ? from : to} has no place in ${list}`;
  return other > own ? `${from} stands before ${to} in ${list}` : undefined;
}

/** What a module registers in the server; only the app imports it. */
const registrations: readonly string[] = ['routes.ts', 'module.ts'];

/**
 * Why one file of booking-api may not import another (both as paths from the repository's top), if it may not:
 * platform < integrations < modules < workflows < app; a module imports only modules before it, a room of the workflows
 * only rooms before it; of a module others import `public/`, and the app its `routes.ts` or `module.ts`. Tests may look
 * anywhere.
 */
export function judgeLayers(file: string, path: string): string | undefined {
  if (!file.startsWith(source) || !path.startsWith(source) || isForTests(file)) return undefined;
  if (isForTests(path)) return 'only tests import what is there for tests';
  const from = placeOf(file);
  const to = placeOf(path);
  if (!isBelow(to.layer, from.layer))
    return `${from.layer} imports nothing of ${to.layer}, which stands above it`;
  if (from.room && to.room) return judgeOrder(roomOrder, 'room-order.ts', from.room, to.room);
  if (to.module === undefined || to.module === from.module) return undefined;
  const outOfOrder = from.module && judgeOrder(moduleOrder, 'module-order.ts', from.module, to.module);
  if (outOfOrder) return outOfOrder;
  if (to.within.startsWith('public/')) return undefined;
  if (from.layer === 'app' && registrations.includes(to.within)) return undefined;
  return `others import only modules/${to.module}/public`;
}
