import type { Language } from '@sytno/domain';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { escaped } from '../platform/web/escaped';

/** A button that sends a form. */
interface PageButton {
  readonly label: string;
  /** An empty one sends to the page's own address. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface PlainPage {
  readonly language: Language;
  /** Stands above everything, on a ground of its own. */
  readonly mark?: string;
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly PageButton[];
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fbf7f0,#171412);color:light-dark(#26211c,#f4eee6)}
p.mark{margin:0;padding:12px 16px;background:light-dark(#fcf1d6,#3a2f12);color:light-dark(#5c3a06,#f0c04f);font-weight:650;text-align:center}
main{max-width:34rem;margin:32px auto;padding:0 16px;overflow-wrap:anywhere}
h1{font-size:28px;line-height:36px}
form{margin:0 0 12px}
button{width:100%;min-height:48px;padding:8px 16px;border:1px solid light-dark(#8f8373,#7d7267);border-radius:8px;background:light-dark(#fff,#211d1a);color:inherit;font:inherit;text-align:left;cursor:pointer}
form:first-of-type button{background:#a3213f;border-color:#a3213f;color:#fff}
button:focus-visible{outline:3px solid #3a5a8c;outline-offset:2px}
`;

/** A page of the server's own: words and buttons that send forms, no script. */
export async function sendPage(reply: FastifyReply, page: PlainPage): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const { language, mark, title, text, buttons } = page;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body>${
    mark === undefined ? '' : `<p class="mark">${escaped(mark)}</p>`
  }<main><h1>${escaped(title)}</h1>${text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}${buttons.map(formOf).join('')}</main></body></html>`;
  await reply
    .status(200)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function formOf({ label, action, fields }: PageButton): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const to = action === '' ? '' : ` action="${escaped(action)}"`;
  return `<form method="post"${to}>${hidden.join('')}<button>${escaped(label)}</button></form>`;
}
