import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../build/workspace.ts';

const folder = join(root, 'deploy/grafana/dashboards');
const source = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('prometheus') });
const dashboardSchema = z.looseObject({
  uid: z.string(),
  title: z.string(),
  panels: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      datasource: source,
      gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.looseObject({ refId: z.string(), datasource: source, expr: z.string() })).min(1),
    }),
  ),
});

/** The dashboards of Grafana, read from their files. Throws for one that Grafana would not show. */
export const readDashboards = () =>
  readdirSync(folder).map((file) =>
    dashboardSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );

/** Every question of a dashboard as a rule of Prometheus, so that promtool checks its words. */
export const dashboardRules = (): { record: string; expr: string }[] =>
  readDashboards().flatMap(({ uid, panels }) =>
    panels.flatMap(({ id, targets }) =>
      targets.map(({ refId, expr }) => ({
        record: `${uid.replaceAll('-', '_')}:${id}:${refId}`,
        expr,
      })),
    ),
  );
