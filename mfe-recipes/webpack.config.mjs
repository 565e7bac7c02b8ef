import { remote } from '@sytno/tooling/webpack';

export default remote(import.meta.dirname);
