// @ts-check
/** What the product is built of, out of the lockfile, as CycloneDX 1.6 (ECMA-424). */

const PACKAGE =
  /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^('\s:]+)[^\n]*:\n {4}resolution: \{integrity: (sha\d+)-([\w+/=]+)/gm;

const ALGORITHMS = new Map([
  ['sha512', 'SHA-512'],
  ['sha384', 'SHA-384'],
  ['sha256', 'SHA-256'],
  ['sha1', 'SHA-1'],
]);

/** @param {string} lockfile @param {string} version of the product */
export function sbomOf(lockfile, version) {
  const components = [...lockfile.matchAll(PACKAGE)].map(
    ([, name = '', own = '', algorithm = '', digest = '']) => ({
      type: 'library',
      'bom-ref': purl(name, own),
      name,
      version: own,
      purl: purl(name, own),
      hashes: [
        {
          alg: ALGORITHMS.get(algorithm) ?? algorithm,
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'sytno', version } },
    components,
  };
}

/** @param {string} name @param {string} version */
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
