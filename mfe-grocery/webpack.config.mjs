import { phone, remote } from '@sytno/tooling/webpack';

export default [phone(import.meta.dirname), remote(import.meta.dirname)];
