// @ts-check
/**
 * What a feature begins as: one call from the page to the server and back, with a spec on each side. Little enough
 * to be written over, and whole: whoever changes it sees at once what broke.
 */

/** @typedef {{ section: string, word: string, name: string }} Feature name: the word as a component's, Groups */

/** Texts of each language. @type {Record<string, { title: string, emptyTitle: string, emptyText: string }>} */
export const TEXTS = {
  uk: {
    title: 'Нова частина',
    emptyTitle: 'Тут поки нічого немає',
    emptyText: 'Щойно щось з’явиться, воно буде тут.',
  },
  ru: {
    title: 'Новая часть',
    emptyTitle: 'Здесь пока ничего нет',
    emptyText: 'Как только что-то появится, оно будет здесь.',
  },
  en: {
    title: 'New part',
    emptyTitle: 'There is nothing here yet',
    emptyText: 'As soon as there is something, it will be here.',
  },
};

/** New files by their path from the root. @param {Feature} feature @returns {Record<string, string>} */
export function newFiles({ section, word, name }) {
  const backend = `backend/src/${section}/${word}`;
  const pages = `mfe-${section}/src/${word}`;
  return {
    [`${backend}/${word}.service.ts`]: `import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';

type ${name} = Outputs['${section}']['${word}'];

/** What the server knows of ${word}. */
@Injectable()
export class ${name}Service {
  /** How many there are: none, until there is a table of them. */
  show(): ${name}['show'] {
    return { count: 0 };
  }
}
`,
    [`${backend}/${word}.controller.ts`]: `import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { ${name}Service } from './${word}.service';

const { show } = contract.${section}.${word};

@Controller()
export class ${name}Controller {
  constructor(private readonly ${word}: ${name}Service) {}

  @Implement(show)
  show() {
    return implement(show).handler(() => this.${word}.show());
  }
}
`,
    [`${backend}/${word}.api.spec.ts`]: `import { expect, test } from '@jest/globals';
import { useStand, type Person } from '../../testing/stand';

const stand = useStand();
const shown = (as?: Person) => stand.call('GET', '/api/${section}/${word}', as ? { as } : {});

test('a signed-in person is told how many there are', async () => {
  expect(await shown(await stand.person({ name: 'Анна' }))).toMatchObject({ status: 200, body: { count: 0 } });
});

test('nobody else is told', async () => {
  expect(await shown()).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' } });
});
`,
    [`${pages}/${word}.queries.ts`]: `import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** How many there are. */
export function ${word}Query(api: Api) {
  return queryOptions({
    queryKey: ['${section}', '${word}'],
    queryFn: ({ signal }) => api.${section}.${word}.show(undefined, { signal }),
  });
}
`,
    [`${pages}/${name}Page.tsx`]: `import { useApi, useTexts } from '@sytno/kit';
import { EmptyState, PageFrame, QueryView, Skeleton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ${word}Query } from './${word}.queries';

/** The page of ${word}. */
export function ${name}Page() {
  const { t } = useTexts('${section}');
  const query = useQuery(${word}Query(useApi()));
  return (
    <PageFrame title={t('${word}.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ count }) =>
          count === 0 ? (
            <EmptyState picture="🌱" title={t('${word}.emptyTitle')} text={t('${word}.emptyText')} />
          ) : (
            <p>{count}</p>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
`,
    [`${pages}/${name}Page.spec.tsx`]: `import { expect, test } from '@jest/globals';
import { refused, renderOnStand, screen, type FakeAnswers } from '@sytno/kit/stand';
import { uk } from '../texts/uk';
import { ${name}Page } from './${name}Page';

const open = (answers: FakeAnswers) =>
  renderOnStand(<${name}Page />, { texts: { ${section}: uk }, answers });

test('says that there is nothing yet', async () => {
  open({ '${section}.${word}.show': () => ({ count: 0 }) });
  expect(await screen.findByText(uk.${word}.emptyTitle)).toBeTruthy();
});

test('says how many there are', async () => {
  open({ '${section}.${word}.show': () => ({ count: 7 }) });
  expect(await screen.findByText('7')).toBeTruthy();
});

test('says that it could not be asked', async () => {
  open({
    '${section}.${word}.show': () => {
      throw refused('FORBIDDEN');
    },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
`,
  };
}
