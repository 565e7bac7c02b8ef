/** webpack's name for the nonce that every style and script made at run time gets. */
declare var __webpack_nonce__: string | undefined;
declare module '*.css';
