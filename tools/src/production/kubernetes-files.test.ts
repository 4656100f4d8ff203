import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { CronJob, Job } from 'kubernetes-types/batch/v1';
import type { PodSpec } from 'kubernetes-types/core/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../build/workspace.ts';
import { exampleSettings } from './testing/example-settings.ts';

const folder = join(root, 'deploy/kubernetes');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
type Base = { resources: string[]; images: { name: string }[] };
const base: Base = parse(read('kustomization.yaml'));

type Resource = { apiVersion: string; kind: string; metadata: { name: string } };
const resources: Resource[] = base.resources.flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => document.toJS()),
);
const find = <T>(kind: string, name: string): T =>
  resources.find((one) => one.kind === kind && one.metadata.name === `sendahead-${name}`) as T;

const pods: Record<string, PodSpec | undefined> = {
  server: find<Deployment>('Deployment', 'server').spec?.template.spec,
  worker: find<Deployment>('Deployment', 'worker').spec?.template.spec,
  migrator: find<Job>('Job', 'migrator').spec?.template.spec,
  tools: find<CronJob>('CronJob', 'tools').spec?.jobTemplate.spec?.template.spec,
};
const settings = Object.fromEntries(
  read('settings.env')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Reports every field that Kubernetes does not know, and every value with a wrong type. */
function typeProblems(): string {
  const types = dirname(require.resolve('kubernetes-types/package.json'));
  const place = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  const file = join(place, 'resources.ts');
  const group = (version: string) => (version.includes('/') ? version : `core/${version}`);
  const lines = resources.map(
    (one, at) =>
      `export const r${at}: import('${types}/${group(one.apiVersion)}').${one.kind} = ${JSON.stringify(one)};`,
  );
  writeFileSync(file, lines.join('\n'));
  const words = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', file];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), words, { encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return stdout;
}

describe('the base for Kubernetes', () => {
  it('the base has no field that Kubernetes does not know, and names every file of its folder', () => {
    expect(typeProblems()).toBe('');
    const files = readdirSync(folder).filter((name) => !/^(kustomization\.yaml|settings\.env)$/.test(name));
    expect(base.resources.toSorted()).toEqual(files.toSorted());
  });

  it.each(Object.keys(pods))(
    '%s: it does not run as root, writes only to its volumes, and holds no secret',
    (role) => {
      const pod = pods[role];
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      const [container] = pod?.containers ?? [];
      expect(container?.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container?.env).toBeUndefined();
      expect(base.images.map(({ name }) => name)).toContain(container?.image);
      const mounted = container?.volumeMounts?.map(({ name }) => name).toSorted();
      expect(mounted).toEqual(pod?.volumes?.map(({ name }) => name).toSorted());
    },
  );

  it('the base has all required settings, and each secret comes from a file', () => {
    expect(Object.keys(settings).sort()).toEqual([...exampleSettings().keys()].sort());
    const secrets = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    const mount = pods.server?.containers[0]?.volumeMounts?.find(({ name }) => name === 'secrets');
    for (const [name, path] of secrets)
      expect(path).toBe(`${mount?.mountPath}/${name.replace(/_FILE$/, '').toLowerCase()}`);
  });

  it('a command runs only on request, once, with the settings and volumes of the servers', () => {
    const { spec } = find<CronJob>('CronJob', 'tools');
    expect(spec).toMatchObject({ suspend: true, jobTemplate: { spec: { backoffLimit: 0 } } });
    expect(pods.tools?.volumes).toEqual(pods.server?.volumes);
    expect(pods.tools?.containers[0]?.envFrom).toEqual(pods.server?.containers[0]?.envFrom);
    const script = readFileSync(join(root, 'deploy/kubernetes-tools.sh'), 'utf8');
    expect(script).toContain('--from=cronjob/sendahead-tools');
    const file = readFileSync(join(root, 'deploy/Containerfile.tools'), 'utf8');
    expect(file).toMatch(/^USER 1000:1000$/m);
    const ignored = readFileSync(join(root, 'deploy/Containerfile.tools.dockerignore'), 'utf8');
    for (const path of ['deploy/secrets', 'deploy/certificates', 'deploy/settings.env'])
      expect(ignored).toMatch(new RegExp(`^${path}$`, 'm'));
  });

  it('a server gets requests only when it is ready, and is killed only after its drain', () => {
    const [server] = pods.server?.containers ?? [];
    expect(server?.readinessProbe).toMatchObject({ httpGet: { path: '/readyz' }, failureThreshold: 1 });
    expect(server?.livenessProbe).toMatchObject({ httpGet: { path: '/healthz' } });
    const before = Number(server?.lifecycle?.preStop?.exec?.command?.[1]);
    const drain = Number(settings.DRAIN_SECONDS);
    // The proxy of the nodes notices within the drain, and requests in progress have another 15 s.
    expect(drain).toBeGreaterThan(server?.readinessProbe?.periodSeconds ?? 0);
    expect(pods.server?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + drain + 20);
  });

  it.each(['server', 'worker'])('%s: at least two run, also during a rollout or a node drain', (role) => {
    const { spec } = find<Deployment>('Deployment', role);
    expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const budget = find<PodDisruptionBudget>('PodDisruptionBudget', role);
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: spec?.selector });
    const scaler = find<HorizontalPodAutoscaler>('HorizontalPodAutoscaler', role);
    expect(scaler.spec).toMatchObject({
      minReplicas: 2,
      scaleTargetRef: { kind: 'Deployment', name: `sendahead-${role}` },
    });
  });
});
