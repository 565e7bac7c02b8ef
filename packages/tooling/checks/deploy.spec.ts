import { describe, expect, test } from '@jest/globals';
import { API_PREFIX } from '@sytno/contract';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { environment } from '../../../backend/src/platform/config/environment';
import { ConfigError, readConfig } from '../../../backend/src/platform/config/config';
import { root } from '../src/workspace.mjs';

const deploy = join(root, 'deploy');
const text = (path: string) => readFileSync(join(deploy, path), 'utf8');
const VARIABLES = Object.keys(environment.shape);
const HEALTH = ['live', 'ready'].map((word) => `${API_PREFIX}/health/${word}`);

/** What the schema says against an installation's variables; places of secrets hold something of the right form. */
const problems = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfig(env, '/app');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const FILLED: Record<string, string> = {
  PUBLIC_URL: 'https://sytno.example',
  PROVIDER: 'Sytno',
  CONTACT: 'hello@sytno.example',
  FACTOR_KEY: 'k'.repeat(32),
  DATABASE_PASSWORD: 'secret',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SYTNO_VERSION: '1',
};
/** As compose fills in ${NAME}, ${NAME:-otherwise} and ${NAME:?}. */
const filled = (value: string): string =>
  value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => FILLED[name] ?? String(otherwise),
  );

describe('the Dockerfile', () => {
  const file = text('Dockerfile');
  const instructions = DockerfileParser.parse(file).getInstructions();
  const argumentsOf = (keyword: string) =>
    instructions
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '');

  test('has nothing that its linter finds', () => {
    expect(validate(file)).toEqual([]);
  });

  test('is pinned, copies what is there, and runs the server as nobody who may do anything', () => {
    for (const from of argumentsOf('FROM')) expect(from).toMatch(/^[a-z]+:\d[\w.-]* AS \w+$/);
    const version = /pnpm@([\d.]+)/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
    expect([...file.matchAll(/pnpm@([\d.]+)/g)].map(([, v]) => v)).toEqual([version, version]);
    const copied = [...file.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(file).toContain('USER 1000:1000');
    for (const set of argumentsOf('ENV')) expect(VARIABLES).toContain(set.split('=')[0]);
  });

  test('keeps what a checkout holds besides sources out of the image', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'var', '**/.env']));
  });
});

interface Service {
  image: string;
  build?: { target: string; dockerfile: string; context: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, unknown> | string[];
  command?: unknown;
}

describe('compose', () => {
  const { services, volumes, networks } = parse(text('compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: object;
    networks: object;
  };
  const backends = ['backend-a', 'backend-b'].map((name) => services[name]!);

  test('gives backends a configuration that they start with, of variables that there are', () => {
    for (const { environment: given = {} } of [...backends, services['migrate']!]) {
      expect(Object.keys(given).filter((name) => !VARIABLES.includes(name))).toEqual([]);
      expect(
        problems(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(value)]))),
      ).toEqual([]);
    }
  });

  test('asks in its example for every variable that it takes from outside', () => {
    const wanted = [...text('compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = text('compose/sytno.env.example')
      .split('\n')
      .flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
    expect([...new Set(wanted)].sort()).toEqual(offered.sort());
  });

  test('names services, volumes, networks, files and ports that there are', () => {
    for (const service of Object.values(services)) {
      const { depends_on: others = {}, volumes: mounted = [], build } = service;
      const names = Array.isArray(others) ? others : Object.keys(others);
      expect(names.filter((name) => !(name in services))).toEqual([]);
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        expect(source.startsWith('.') ? existsSync(join(deploy, 'compose', source)) : source in volumes).toBe(
          true,
        );
      }
      for (const network of (service as { networks?: string[] }).networks ?? [])
        expect(network in networks).toBe(true);
      if (build) expect(existsSync(join(deploy, 'compose', build.context, build.dockerfile))).toBe(true);
    }
    expect(services['web']?.ports).toEqual(['127.0.0.1:8080:8080']);
    expect(text('nginx/http.conf')).toContain('listen 8080');
    const upstreams = [...text('compose/upstream.conf').matchAll(/^server ([\w-]+):(\d+)/gm)];
    expect(upstreams.map(([, name, port]) => [name, port])).toEqual([
      ['backend-a', '3000'],
      ['backend-b', '3000'],
    ]);
    for (const { healthcheck } of backends)
      expect(healthcheck?.test.join(' ')).toContain(`:3000${HEALTH[1]}`);
  });

  test('lets the public in by nginx alone, and leaves the figures inside', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['web']);
  });
});

interface Container {
  command: string[];
  ports: { name: string }[];
  readinessProbe: { httpGet: { path: string; port: string } };
  livenessProbe: { httpGet: { path: string; port: string } };
  resources: { requests: object };
}

/** What the specs look at of a manifest, whatever its kind. */
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas: number;
    minReplicas: number;
    maxReplicas: number;
    minAvailable: number;
    scaleTargetRef: { name: string };
    selector: { matchLabels?: object };
    template: {
      metadata: { labels: object };
      spec: { terminationGracePeriodSeconds: number; containers: [Container] };
    };
    rules: [{ http: { paths: [{ backend: { service: object } }] } }];
  };
}

describe('the Kubernetes manifests', () => {
  const files = readdirSync(join(deploy, 'kubernetes'));
  const all = files
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(text(`kubernetes/${name}`)))
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    });
  const the = (kind: string, name: string): Manifest => {
    const found = all.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };

  test('are all applied but the example of a secret', () => {
    const { resources } = parse(text('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(files.sort());
  });

  test('give backends a configuration that they start with, of variables that there are', () => {
    const given = { ...the('ConfigMap', 'sytno').data, ...the('Secret', 'sytno').stringData };
    expect(Object.keys(given).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(problems(given)).toEqual([]);
    const drain = Number(given['DRAIN_SECONDS']);
    const grace = the('Deployment', 'backend').spec.template.spec.terminationGracePeriodSeconds;
    expect(grace).toBeGreaterThanOrEqual(drain + 15 + 2);
    const most = the('HorizontalPodAutoscaler', 'backend').spec.maxReplicas;
    expect(most * (Number(given['DATABASE_POOL']) + 2)).toBeLessThan(100);
  });

  test.each(['backend', 'web'])('%s: probes, ports, budget, scaling and service fit together', (name) => {
    const { template, selector, replicas } = the('Deployment', name).spec;
    const labels = template.metadata.labels;
    const [container] = template.spec.containers;
    const ports = new Set(container.ports.map((port) => port.name));
    for (const probe of ['readinessProbe', 'livenessProbe'] as const) {
      const { path, port } = container[probe].httpGet;
      expect([...HEALTH, '/nginx-lives']).toContain(path);
      expect(ports).toContain(port);
    }
    expect(container.readinessProbe.httpGet.path).toBe(HEALTH[1]);
    expect(selector.matchLabels).toEqual(labels);
    expect(the('Service', name).spec.selector).toEqual(labels);
    expect(the('PodDisruptionBudget', name).spec.selector.matchLabels).toEqual(labels);
    expect(the('PodDisruptionBudget', name).spec.minAvailable).toBeLessThan(replicas);
    expect(the('HorizontalPodAutoscaler', name).spec.scaleTargetRef.name).toBe(name);
    expect(the('HorizontalPodAutoscaler', name).spec.minReplicas).toBe(replicas);
    expect(container.resources.requests).toMatchObject({
      cpu: expect.any(String),
      memory: expect.any(String),
    });
  });

  test('migrate by a job with the words that the server knows, and send people through nginx', () => {
    const [job] = the('Job', 'migrate').spec.template.spec.containers;
    expect(job.command).toEqual(['node', 'backend/dist/main.mjs', 'migrate']);
    expect(readFileSync(join(root, 'backend/src/main.ts'), 'utf8')).toContain("word !== 'migrate'");
    const [rule] = the('Ingress', 'sytno').spec.rules;
    expect(rule.http.paths[0].backend.service).toEqual({ name: 'web', port: { name: 'http' } });
    expect(the('ConfigMap', 'upstream').data?.['upstream.conf']).toContain('server backend:3000');
    expect(text('nginx/site.conf')).toContain('location = /nginx-lives');
  });
});

describe('systemd', () => {
  test('gives a backend a configuration that it starts with', () => {
    const pairs = [...text('systemd/sytno.env.example').matchAll(/^(\w+)=(.*)$/gm)];
    const given = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value || FILLED[name]]));
    const unit = [...text('systemd/sytno@.service').matchAll(/^Environment=(\w+)=(.*)$/gm)];
    const set = Object.fromEntries(unit.map(([, name = '', value = '']) => [name, value.replace('%i', '1')]));
    expect(Object.keys({ ...given, ...set }).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(problems({ ...given, ...set })).toEqual([]);
    expect(text('systemd/upstream.conf')).toContain(`127.0.0.1:${set['PORT']}`);
  });

  test('starts what there is', () => {
    for (const unit of readdirSync(join(deploy, 'systemd')).filter((name) => name.endsWith('.service'))) {
      for (const [, path] of text(`systemd/${unit}`).matchAll(/^ExecStart=\/opt\/sytno\/current\/(\S+)/gm))
        expect(existsSync(join(root, path!))).toBe(true);
      expect(text(`systemd/${unit}`)).toMatch(/^User=sytno$/m);
    }
  });
});
