/** The release's version, written in by the build. */
declare const SECTION_VERSION: string;
declare module '*.css';
