import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../build/workspace.ts';
import { proxySettings } from '../rehearse/settings-of.ts';
import { roles } from './assemble.ts';
import { exampleSettings } from './testing/example-settings.ts';

const deploy = join(root, 'deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');

/** The part of the compose format that is used here; a misspelled key is refused. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z
    .strictObject({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  restart: z.enum(['no', 'unless-stopped']),
  profiles: z.array(z.string()).optional(),
  working_dir: z.string().optional(),
  logging: z
    .strictObject({
      driver: z.literal('json-file'),
      options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
    })
    .optional(),
  user: z.string().optional(),
  network_mode: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  env_file: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: z.string() }))])
    .optional(),
  deploy: z.strictObject({ replicas: z.string() }).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

describe('the files of a deployment', () => {
  const { services, volumes, secrets } = compose.parse(parse(read('compose.yaml'), { merge: true }));
  const all = Object.values(services);

  it('compose: two servers and two workers run, and every name refers to something that exists', () => {
    expect([services.server?.deploy?.replicas, services.worker?.deploy?.replicas]).toEqual([
      expect.stringMatching(/^\$\{SERVERS:-2\}$/),
      expect.stringMatching(/^\$\{WORKERS:-2\}$/),
    ]);
    for (const { secrets: used = [] } of all) for (const name of used) expect(secrets).toHaveProperty(name);
    for (const { depends_on = [] } of all)
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(services).toHaveProperty(name);
    for (const volume of all.flatMap(({ volumes: used = [] }) => used)) {
      const [from = ''] = volume.split(':');
      if (/^[a-z]/.test(from)) expect(volumes).toHaveProperty(from);
      else if (!/^(\/|\.\/(secrets|certificates)|\.\.\/dist\/)/.test(from))
        expect([from, existsSync(resolve(deploy, from))]).toEqual([from, true]);
    }
  });

  it('compose: programs run on a read-only root, hold no secret, and are killed only after their drain', () => {
    for (const name of ['server', 'worker', 'migrator'] as const) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(services[name]?.environment).toBeUndefined();
      expect(services[name]?.env_file).toEqual(['settings.env']);
    }
    expect(Number.parseInt(services.server?.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(
      Number(exampleSettings().get('DRAIN_SECONDS')) + 20,
    );
  });

  it('compose: no container fills the disk with its log, and only the host can read Prometheus', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }]);
    expect(services.prometheus?.ports).toEqual(['127.0.0.1:9090:9090']);
  });

  it('compose: commands run with the data, secrets and settings of the shop, and change nothing else', () => {
    const { tools } = services;
    expect(tools).toMatchObject({
      profiles: ['tools'],
      user: '1000:1000',
      read_only: true,
      cap_drop: ['ALL'],
    });
    expect(tools?.env_file).toEqual(['settings.env']);
    expect(tools?.environment).toMatchObject({ NODE_ENV: 'production', SENDAHEAD_DATA: '/data' });
    expect(tools?.volumes).toEqual([
      '..:/opt/sendahead:ro',
      'data:/data',
      './secrets:/run/secrets/sendahead:ro',
    ]);
    // As compose passes it to sh: `$$` stands for `$`.
    const [shell = '', ...words] = tools?.entrypoint?.map((word) => word.replaceAll('$$', '$')) ?? [];
    const { stdout, stderr } = spawnSync(shell, [...words, 'release', 'mf-nothing', '--why', 'two words'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('No such part: mf-nothing.')]);
  });

  it('compose: a restored database archives nothing, and otherwise has the same settings', () => {
    const restoring = z
      .strictObject({
        services: z.strictObject({
          database: z.strictObject({ command: z.array(z.string()) }),
          restore: service,
        }),
      })
      .parse(parse(read('compose.restore.yaml'))).services;
    const settingsOf = (command: readonly string[] = []) =>
      command.filter((word) => word !== '-c' && !word.startsWith('archive_')).toSorted();
    expect(restoring.database.command).toContain('archive_mode=off');
    expect(settingsOf(restoring.database.command)).toEqual(settingsOf(services.database?.command));
    const { image, volumes: mounted = [] } = restoring.restore;
    expect(image).toBe(services.database?.image);
    expect(mounted).toContain(services.database?.volumes?.find((one) => one.startsWith('database:')));
    expect(mounted.filter((one) => one.endsWith(':ro')).map((one) => one.split(':')[1])).toEqual([
      '/archive',
      '/backups',
      '/backup',
    ]);
    expect(spawnSync('sh', ['-n', join(deploy, 'backup/restore.sh')]).status).toBe(0);
  });

  it('compose: the writer of a volume owns it before anything else starts', () => {
    const { owners, database, migrator } = services;
    expect(owners).toMatchObject({ user: 'root', cap_drop: ['ALL'], network_mode: 'none' });
    for (const [who, folder] of [
      ['postgres:postgres', '/archive'],
      ['1000:1000', '/data'],
    ])
      expect(owners?.command?.join()).toContain(`chown ${who} ${folder}\n`);
    for (const waiting of [database, migrator])
      expect(waiting?.depends_on).toMatchObject({ owners: { condition: 'service_completed_successfully' } });
  });

  it('no commit and no image contains secrets, certificates or settings of a shop', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      for (const path of ['deploy/secrets', 'deploy/certificates', 'deploy/settings.env'])
        expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`^${path}/?$`, 'm'));
  });

  it('the backup runs each night, and uses the folders of compose.yaml', () => {
    const script = read('backup/backup.sh');
    expect(spawnSync('sh', ['-n', join(deploy, 'backup/backup.sh')]).status).toBe(0);
    const mounted = services.database?.volumes?.map((volume) => volume.split(':')[1]);
    for (const folder of ['/backups', '/archive', '/data'])
      expect([script.includes(`:-${folder}`), mounted?.includes(folder)]).toEqual([true, true]);
    expect(read('backup/sendahead-backup.service')).toContain('exec -T database sh /backup/backup.sh');
    expect(read('systemd/sendahead-backup.service')).toContain('/deploy/backup/backup.sh');
    expect(read('systemd/sendahead-backup.timer')).toMatch(/^OnCalendar=/m);
  });

  it('the archive is copied to another machine each minute, and each backup after it was made', () => {
    expect(spawnSync('sh', ['-n', join(deploy, 'backup/copy-away.sh')]).status).toBe(0);
    expect(read('systemd/sendahead-archive.timer')).toMatch(/^OnCalendar=minutely$/m);
    expect(read('systemd/sendahead-archive.service')).toMatch(/^ExecStart=\S+copy-away.sh archive$/m);
    for (const unit of ['backup/sendahead-backup.service', 'systemd/sendahead-backup.service'])
      expect(read(unit)).toMatch(/^ExecStartPost=\+?\S+copy-away.sh backups$/m);
    // A file that PostgreSQL is writing has another name until it is complete.
    expect(services.database?.command?.join()).toContain('cp %p /archive/%f.part && mv ');
  });

  it.each(Object.entries(roles))('%s: its unit and its image name its program', (role, { entry }) => {
    expect(existsSync(join(root, entry))).toBe(true);
    const unit = readdirSync(join(deploy, 'systemd')).find((name) => name.startsWith(`sendahead-${role}`));
    expect(read(join('systemd', unit ?? ''))).toContain(` ${entry}\n`);
    const image = services[role]?.build;
    expect(image?.args?.ENTRY ?? 'booking-api/src/server.ts').toBe(entry);
    expect(image?.context).toBe(`../dist/production/${role}`);
    expect(dirname(image?.dockerfile ?? '')).toBe('.');
  });

  it('the image does not run as root, and its base is an argument', () => {
    const file = read('Containerfile');
    expect(file).toMatch(/^ARG BASE=\S+\nFROM \$\{BASE\}$/m);
    expect(file).toMatch(/^USER 1000:1000$/m);
    expect(file).not.toMatch(/^RUN /m);
  });

  it('the rehearsal uses the same proxy, with one port and without TLS', () => {
    const binds = proxySettings(4000, [4001, 4002]).match(/^ {2}bind .*$/gm);
    expect(binds).toEqual(['  bind 127.0.0.1:4000']);
  });

  it('the proxy sends no POST twice, and notices within the drain that a server is leaving', () => {
    const proxy = read('haproxy/haproxy.cfg');
    expect(proxy).toMatch(/http-request disable-l7-retry if METH_POST/);
    expect(proxy).toMatch(/option httpchk GET \/readyz/);
    expect(proxy).toMatch(/inter 500ms fall 1/);
    expect(proxy).toMatch(/timeout check 5s/);
    expect(proxy).toMatch(/bind :8080\n {2}http-request redirect scheme https/);
    expect(services.proxy?.ports).toEqual(['80:8080', '443:8443']);
  });
});
