import { Parser } from 'htmlparser2';

/** An element of a page. What no recipe stands in (styles, drawings, programs) is not kept. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  readonly parent: Element | null;
  /** Where the contents of a script begin in the page's text. */
  readonly from?: number;
}

/** Deeper than this no page is built; the reader's stack would grow with it. */
const DEEPEST = 700;
const MOST_NODES = 300_000;
/** Their contents say nothing to a reader. */
const SILENT = new Set(['style', 'svg', 'template', 'iframe', 'object', 'canvas', 'math']);
const JSON_TYPE = /json/i;

class TooMuch extends Error {}

/** Builds the tree; kept apart from the parser so that a page without end can be left half-way. */
class Builder {
  readonly root: Element = { name: '#page', attributes: {}, children: [], parent: null };
  private at = this.root;
  private depth = 0;
  private nodes = 0;
  /** Above zero while inside of what is not kept. */
  private silent = 0;

  private readonly parser = new Parser(
    {
      onopentag: (name, attributes) => this.open(name, attributes),
      onclosetag: () => this.close(),
      ontext: (text) => this.text(text),
    },
    { decodeEntities: true },
  );

  read(html: string): void {
    this.parser.write(html);
    this.parser.end();
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (++this.depth > DEEPEST || ++this.nodes > MOST_NODES) throw new TooMuch();
    if (this.silent > 0 || SILENT.has(name) || (name === 'script' && !isData(attributes))) {
      this.silent++;
      return;
    }
    const place = name === 'script' ? { from: this.parser.endIndex + 1 } : {};
    const element: Element = { name, attributes, children: [], parent: this.at, ...place };
    this.at.children.push(element);
    this.at = element;
  }

  private close(): void {
    this.depth--;
    if (this.silent > 0) this.silent--;
    else this.at = this.at.parent ?? this.root;
  }

  private text(text: string): void {
    if (this.silent > 0 || text === '') return;
    if (this.at.name === 'pre' && text.includes('\n')) {
      this.lines(text);
      return;
    }
    const { children } = this.at;
    const last = children.length - 1;
    const before = children[last];
    if (typeof before === 'string') children[last] = before + text;
    else children.push(text);
  }

  /** Text that is shown as it is written: its line breaks are breaks of the page. */
  private lines(text: string): void {
    const { at } = this;
    text.split('\n').forEach((line, place) => {
      if (place > 0 && ++this.nodes <= MOST_NODES)
        at.children.push({ name: 'br', attributes: {}, children: [], parent: at });
      at.children.push(line);
    });
  }
}

const isData = ({ type, id }: Record<string, string>): boolean =>
  JSON_TYPE.test(type ?? '') || id === '__NEXT_DATA__';

/** The tree of a page, however broken it is. A page that is too deep or too large is read up to there. */
export function pageTree(html: string): Element {
  const builder = new Builder();
  try {
    builder.read(html);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
  return builder.root;
}
