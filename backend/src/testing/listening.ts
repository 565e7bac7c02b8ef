/** A stream of a spec: what it got so far, and a way to wait for more. */
export interface Listening {
  readonly status: number;
  readonly text: () => string;
  /** Its events, as they came. */
  readonly events: () => { id?: string; data: Record<string, unknown> }[];
  readonly until: (what: (text: string) => boolean) => Promise<void>;
  /** Waits until the server ends it. */
  readonly ended: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens an event stream and collects it. */
export async function listenTo(url: string, headers: Record<string, string>): Promise<Listening> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const pump = async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      text += decoder.decode(value, { stream: true });
    }
  };
  const pumping = pump().catch(() => undefined);
  const until = async (what: (heard: string) => boolean) => {
    const limit = performance.now() + 10_000;
    while (!what(text)) {
      if (performance.now() > limit) throw new Error(`Not heard within 10 s. Heard: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    status: response.status,
    text: () => text,
    events: () =>
      text.split('\n\n').flatMap((block) => {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const id = /^id: (.*)$/m.exec(block)?.[1];
        if (data === undefined) return [];
        return [{ ...(id !== undefined && { id }), data: JSON.parse(data) as Record<string, unknown> }];
      }),
    until,
    ended: () => pumping,
    close: async () => {
      abort.abort();
      await pumping;
    },
  };
}
