/** webpack's name for the nonce that every style and script made at run time gets. */
declare var __webpack_nonce__: string | undefined;
declare module '*.css';
/** The part of React's scheduler that the shell uses; its types are not written by anybody. */
declare module 'scheduler' {
  /** @param fps so many pieces a second; 0 is React's own of 5 ms */
  export function unstable_forceFrameRate(fps: number): void;
}
