/** What jsdom lacks and a page needs. */
import { deserialize, serialize } from 'node:v8';
import { TextDecoder, TextEncoder } from 'node:util';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  structuredClone: (value) => deserialize(serialize(value)),
  CSS: globalThis.CSS ?? { escape: (text) => String(text).replace(/[^\w-]/g, (c) => `\\${c}`) },
});

globalThis.matchMedia ??= (query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// jsdom knows the element but not its modal opening.
globalThis.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
globalThis.HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
