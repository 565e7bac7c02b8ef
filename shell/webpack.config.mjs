import { shell } from '@sytno/tooling/webpack';

export default shell(import.meta.dirname);
