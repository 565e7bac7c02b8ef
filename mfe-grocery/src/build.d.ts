/** The release's version, written in by the build. */
declare const SECTION_VERSION: string;
/** webpack's name for the nonce that every style and script made at run time gets. */
declare var __webpack_nonce__: string | undefined;
declare module '*.css';
declare module '*.svg';
declare module '*.png';
