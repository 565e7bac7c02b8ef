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

/*
 * jsdom finds an element's style by trying all rules of the page on it, and looking for things by role and name asks
 * for the styles of hundreds: more than a third of a page spec's time. Specs see what an element says of itself;
 * what a rule makes of it, the browser tests see.
 */
const NEVER_SHOWN = 'head, script, style, template, [hidden], dialog:not([open]), datalist, option[hidden]';
const displayOf = (element) => element.style?.display || (element.matches(NEVER_SHOWN) ? 'none' : 'block');
const INITIAL = { visibility: 'visible', pointerEvents: 'auto', 'pointer-events': 'auto' };
globalThis.getComputedStyle = (element, pseudo) => {
  const own = pseudo ? {} : (element.style ?? {});
  const valueOf = (name) => {
    if (name === 'display') return pseudo ? 'inline' : displayOf(element);
    return own[name] || INITIAL[name] || '';
  };
  return new Proxy(own, {
    get: (_, name) =>
      name === 'getPropertyValue' ? valueOf : typeof name === 'string' ? valueOf(name) : undefined,
  });
};
