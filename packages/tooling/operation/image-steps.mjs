// @ts-check
/**
 * The steps of deploy/Dockerfile without a container engine: each stage gets an empty folder for its root, COPY copies
 * into it and RUN runs with the image's absolute folders put there. What only root of a machine of its own may do
 * (packages of Debian, owners) is tried out and not done. It shows that the steps hold together and that what they
 * leave behind starts; it does not show that an engine builds it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { root } from '../src/workspace.mjs';

/** Folders of an image's root that its steps name. */
const ABSOLUTE = /(^|[\s='"])\/(src|out|app|srv|etc)(?=\/|\s|$)/g;
/** What .dockerignore leaves out, wherever it lies. */
const IGNORED = /(^|\/)(\.git|\.cache|node_modules|dist|var|test-results)(\/|$)/;
/** What a build of the present sources left, which a second one takes over. */
const BUILT = /^(backend|shell|mfe-[a-z]+)$/;

/** @typedef {{ from: string, dir: string, env: Record<string, string>, workdir: string, command: string[], ran: string[] }} Stage */

/** Steps that change the machine itself. @param {string} words @returns {string} */
const harmless = (words) =>
  words
    .split('&&')
    .map((part) => part.trim())
    .filter((part) => !/^(rm -rf \/var\/lib\/apt|apt-get update|chown )/.test(part))
    .map((part) => part.replace(/^apt-get install/, 'apt-get install --simulate'))
    .join(' && ');

/**
 * The sources as `docker build` would send them.
 * @param {string} to @param {boolean} reuse also what is built already, so that building takes seconds
 */
function copySources(to, reuse) {
  cpSync(root, to, {
    recursive: true,
    filter: (from) => !IGNORED.test(from.slice(root.length)),
  });
  if (!reuse) return;
  for (const part of readdirSync(root).filter((name) => BUILT.test(name))) {
    if (existsSync(join(root, part, 'dist')))
      cpSync(join(root, part, 'dist'), join(to, part, 'dist'), { recursive: true });
  }
  cpSync(join(root, 'var/releases'), join(to, 'var/releases'), { recursive: true });
}

/**
 * Runs all stages below a folder.
 * @param {string} folder @param {{ reuse?: boolean, log?: (line: string) => void }} [options]
 * @returns {Record<string, Stage>} by name
 */
export function runImageSteps(folder, { reuse = false, log = () => undefined } = {}) {
  /** @type {Record<string, Stage>} */
  const stages = {};
  /** @type {Stage | undefined} */
  let stage;
  const file = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  for (const instruction of DockerfileParser.parse(file).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = (instruction.getRawArgumentsContent() ?? '').trim();
    if (keyword === 'FROM') {
      const [from = '', , name = ''] = words.split(/\s+/);
      stage = { from, dir: join(folder, name), env: {}, workdir: '/', command: [], ran: [] };
      stages[name] = stage;
      mkdirSync(stage.dir, { recursive: true });
      continue;
    }
    if (!stage) throw new Error(`${keyword} comes before FROM.`);
    const { dir } = stage;
    const within = (/** @type {string} */ path) =>
      join(dir, path.startsWith('/') ? path : join(stage?.workdir ?? '/', path));
    if (keyword === 'WORKDIR') {
      stage.workdir = words;
      mkdirSync(within(words), { recursive: true });
    } else if (keyword === 'ENV') {
      const [name = '', value = ''] = words.split('=');
      stage.env[name] = value.startsWith('/') ? within(value) : value;
    } else if (keyword === 'COPY') {
      const from = /--from=(\w+)/.exec(instruction.getTextContent())?.[1];
      const paths = words.split(/\s+/).filter((word) => !word.startsWith('--'));
      const target = paths.pop() ?? '.';
      for (const path of paths) {
        if (!from && path === '.') copySources(within(target), reuse);
        else {
          const base = from ? stages[from]?.dir : root;
          const to = target.endsWith('/') ? join(within(target), basename(path)) : within(target);
          mkdirSync(dirname(to), { recursive: true });
          cpSync(join(base ?? root, path), to, { recursive: true, verbatimSymlinks: true });
        }
      }
    } else if (keyword === 'RUN') {
      const command = harmless(words).replace(ABSOLUTE, `$1${dir}/$2`);
      log(`RUN ${command}`);
      const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
        cwd: within('.'),
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', CI: 'true', ...stage.env },
      });
      if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}\n${stderr}`);
      stage.ran.push(command);
    } else if (keyword === 'CMD') stage.command = JSON.parse(words);
  }
  return stages;
}
