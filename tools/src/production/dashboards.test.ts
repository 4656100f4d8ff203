import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../build/workspace.ts';
import { dashboardRules, readDashboards } from './dashboard-rules.ts';

const read = (path: string) => parse(readFileSync(join(root, 'deploy', path), 'utf8'), { merge: true });

describe('the dashboards of a shop', () => {
  const dashboards = readDashboards();

  it('each has its own address, and no two panels cover each other', () => {
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    for (const { uid, panels } of dashboards) {
      const places = panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`);
      expect([uid, new Set(places).size, new Set(panels.map(({ id }) => id)).size]).toEqual([
        uid,
        panels.length,
        panels.length,
      ]);
    }
  });

  it('every question has a name as a rule', () => {
    const names = dashboardRules().map(({ record }) => record);
    expect(names.length).toBeGreaterThan(36);
    expect(new Set(names).size).toBe(names.length);
  });

  it('compose provides them with their source; only the host reads them, and nobody changes them', () => {
    const { grafana } = read('compose.yaml').services;
    expect(grafana.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(grafana.environment).toMatchObject({
      GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
      GF_AUTH_DISABLE_LOGIN_FORM: 'true',
    });
    const [provider] = read('grafana/provisioning/dashboards/sendahead.yml').providers;
    expect(grafana.volumes).toContain(`./grafana/dashboards:${provider.options.path}:ro`);
    const [source] = read('grafana/provisioning/datasources/prometheus.yml').datasources;
    expect(source).toMatchObject({ uid: 'prometheus', url: 'http://prometheus:9090' });
  });
});
