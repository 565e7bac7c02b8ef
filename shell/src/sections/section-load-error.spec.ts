import { describe, expect, test } from '@jest/globals';
import { normaliseLoadError, SectionLoadError, type LoadPhase, type Sighting } from './section-load-error';

const chunkError = (type: string, request: string, message = 'Loading chunk section failed.') =>
  Object.assign(new Error(message), { name: 'ChunkLoadError', type, request });

const runtimeError = (code: string, more = '') => new Error(`[ Federation Runtime ]: text #${code} ${more}`);

const context = (phase: LoadPhase = 'expose', sighting?: Sighting) => ({
  section: 'recipes' as const,
  version: '1.0.0-a',
  attempt: 1,
  phase,
  sighting,
});

describe('whatever failed becomes a ChunkLoadError with type and phase (spec §8)', () => {
  test.each([
    ['a chunk that is HTML', chunkError('missing', '/s.js'), 'chunk', 'missing'],
    ['a chunk that came without its module', chunkError('load', '/s.js'), 'chunk', 'missing'],
    ['a chunk that is not there', chunkError('error', '/s.js'), 'chunk', 'error'],
    ['a hanging chunk', chunkError('timeout', '/s.js'), 'chunk', 'timeout'],
    ['a style that is not there', chunkError('error', '/s.css?r=1'), 'style', 'error'],
    ['a hanging style', chunkError('timeout', '/s.css'), 'style', 'timeout'],
    ['a dead manifest', runtimeError('RUNTIME-003'), 'manifest', 'error'],
    ['a manifest of the wrong shape', runtimeError('RUNTIME-013'), 'manifest', 'missing'],
    [
      'an entry that is not there',
      runtimeError('RUNTIME-008', 'ScriptNetworkError: Failed to load'),
      'entry',
      'error',
    ],
    [
      'a hanging entry',
      runtimeError('RUNTIME-008', 'ScriptNetworkError: Script timed out.'),
      'entry',
      'timeout',
    ],
    ['an entry without a container', runtimeError('RUNTIME-001'), 'entry', 'missing'],
    ['a module that is not exposed', runtimeError('RUNTIME-014'), 'expose', 'missing'],
    ['a container that cannot start', runtimeError('RUNTIME-015'), 'init', 'error'],
    [
      'a module that the container has not',
      new Error('Module "./section" does not exist in container.'),
      'expose',
      'missing',
    ],
    [
      'a shared library in an unfit version',
      new Error('Unsatisfied version 1.1.0 from shell of shared singleton module react (required ^19)'),
      'init',
      'error',
    ],
    ['anything else', new TypeError('x is not a function'), 'expose', 'error'],
    ['no error at all', undefined, 'expose', 'error'],
  ])('%s', (_, error, phase, type) => {
    const result = normaliseLoadError(error, context());
    expect(result.name).toBe('ChunkLoadError');
    expect(result.type).toBe(type);
    expect(result.failure).toMatchObject({ section: 'recipes', version: '1.0.0-a', attempt: 1, phase, type });
  });

  test('what the hooks saw says more than the runtime’s text', () => {
    const sighting: Sighting = { phase: 'manifest', type: 'timeout', url: '/mfe/m.json' };
    const { failure } = normaliseLoadError(runtimeError('RUNTIME-003'), context('expose', sighting));
    expect(failure).toMatchObject({
      phase: 'manifest',
      type: 'timeout',
      url: '/mfe/m.json',
      code: 'RUNTIME-003',
    });
  });

  test('a chunk that fails while texts are loaded is the texts’ failure', () => {
    expect(normaliseLoadError(chunkError('error', '/t.js'), context('texts')).failure.phase).toBe('texts');
  });

  test('an error that is one of ours already stays as it is', () => {
    const error = new SectionLoadError({
      section: 'expert',
      version: '',
      phase: 'shape',
      type: 'missing',
      attempt: 0,
    });
    expect(normaliseLoadError(error, context())).toBe(error);
  });
});
