import { expect, test } from '@jest/globals';
import { browserOf } from './browser-of';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/156.0.0.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} HeadlessChrome/156.0.0.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'edge'],
  [`Mozilla/5.0 (Linux; Android 14) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`, 'samsung'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/150.0.0.0 Safari/537.36 OPR/110.0`, 'opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/604.1', 'safari'],
  ['curl/8.0', 'other'],
  ['', 'other'],
])('%s', (agent, browser) => {
  expect(browserOf(agent)).toBe(browser);
});
