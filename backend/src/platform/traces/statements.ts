import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import pg from 'pg';

type Query = (this: pg.Client, ...given: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/**
 * Makes a span of every statement within a request or a job. Its text is told, with `$1` where values are: what
 * people wrote is never in it. (The instrumentation package for pg hooks into the loading of modules, which a
 * bundle of ES modules does not go through; this is the one place that it would patch.)
 *
 * @returns what undoes it
 */
export function watchStatements(tracer: Tracer): () => void {
  const client = pg.Client.prototype as unknown as { query: Query };
  const plain = client.query;
  client.query = function watched(...given) {
    const text = textOf(given[0]);
    if (text === undefined || !trace.getActiveSpan()) return plain.apply(this, given);
    const span = tracer.startSpan(nameOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = context.bind(context.active(), last as Callback);
      const ended: Callback = (error, result) => {
        end(span, error);
        told(error, result);
      };
      return plain.apply(this, [...given.slice(0, -1), ended]);
    }
    const answer = plain.apply(this, given);
    if (answer instanceof Promise) {
      answer.then(
        () => end(span, undefined),
        (error: unknown) => end(span, error),
      );
    } else span.end();
    return answer;
  };
  return () => {
    client.query = plain;
  };
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  // What submits itself (a cursor, a copy) is not one statement with one answer.
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined;
  const { text } = asked as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** Its first word: a span's name has few values. */
const nameOf = (text: string): string =>
  /\w+/.exec(text.replace(/^\/\*.*?\*\//, ''))?.[0].toUpperCase() ?? 'SQL';

function end(span: Span, error: unknown): void {
  if (error) {
    const { code } = error as { code?: unknown };
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
  }
  span.end();
}
