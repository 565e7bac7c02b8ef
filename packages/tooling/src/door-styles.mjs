// @ts-check
/**
 * Style attributes of written pages. The page's security policy refuses them in markup (a script may set
 * them, text may not), so each becomes a rule of a style element that carries the nonce.
 */

/** What React writes for a character that would end an attribute. @type {Record<string, string>} */
const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** @param {string} text */
const decoded = (text) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Takes the style attributes out of a page's body.
 * @param {string} body as React writes it
 * @returns {{ body: string, rules: string }} rules: of one style element; empty when there was none
 */
export function withoutStyleAttributes(body) {
  /** @type {Map<string, string>} */
  const places = new Map();
  const changed = body.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ style="([^"]*)"/, (_, value) => {
      const style = decoded(value);
      if (/[{}<]/.test(style)) throw new Error(`A style attribute cannot become a rule: ${style}`);
      const place = places.get(style) ?? String(places.size + 1);
      places.set(style, place);
      return ` data-look="${place}"`;
    }),
  );
  // Twice the attribute: as strong as an attribute has to be against one class.
  const rules = [...places].map(([style, place]) => `[data-look="${place}"][data-look]{${style}}`).join('');
  return { body: changed, rules };
}
