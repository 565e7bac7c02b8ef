import type { Language } from '@sytno/domain';
import { formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, QuietButtonLink, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AimsContext } from '../menu/aims-context';
import { useAims, type Aims } from '../menu/use-aims';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';

const Told = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  p + p {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const FOOD = ['kcal', 'protein', 'fat', 'carbs'] as const;

/**
 * A template that an expert writes for one of his people: its days are measured against that person's targets, and
 * the way leads back to him, from where it is sent.
 */
export function ForPerson(props: { template: Template; lng: Language; children: ReactNode }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const own = useAims();
  const { template, lng } = props;
  const { person } = template;
  const aims = useMemo(
    (): Aims | null =>
      person?.targets
        ? { targets: { ...own.targets, ...person.targets, cash: null }, currency: own.currency }
        : null,
    [own, person],
  );
  if (!person) return props.children;
  const { targets } = person;
  const name = person.name || t('author.nameless');
  const figures = targets
    ? FOOD.map((key) => `${words(`totals.${key}.label`)}: ${formatNumber(targets[key], lng)}`).join(' · ')
    : t('person.unknown');
  return (
    <AimsContext value={aims}>
      <Told>
        <div>
          <p>{t('person.for', { name })}</p>
          {!hidden && <p>{figures}</p>}
        </div>
        <QuietButtonLink to={pathTo('group', lng, { id: person.groupId }, { member: person.memberId })}>
          {t('person.back', { name })}
        </QuietButtonLink>
      </Told>
      {props.children}
    </AimsContext>
  );
}
