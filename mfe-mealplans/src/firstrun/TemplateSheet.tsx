import type { Language } from '@sytno/domain';
import { useApi, useTexts, weekdayNames } from '@sytno/kit';
import { Actions, Button, color, DishPicture, QueryView, Sheet, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RadioChips } from '../parameters/parts';
import { builtInQuery, type BuiltInTemplate } from './fill';

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
  > p {
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Days = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color('line')};
  }
  > li > b {
    padding-top: ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
`;

const Meals = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The ready weeks with all their dishes, and taking one. */
export function TemplateSheet(props: {
  lng: Language;
  busy: boolean;
  onTake: (slug: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { lng } = props;
  const query = useQuery(builtInQuery(useApi(), lng));
  const [slug, setSlug] = useState<string>();
  const templates = query.data?.items ?? [];
  const shown = templates.find((template) => template.slug === slug) ?? templates[0];
  return (
    <Sheet
      title={t('firstRun.template.title')}
      onClose={props.onClose}
      foot={
        <Actions>
          <Button
            busy={props.busy}
            disabled={!shown}
            onClick={() => {
              if (shown) props.onTake(shown.slug);
            }}
          >
            {t('firstRun.template.take')}
          </Button>
        </Actions>
      }
    >
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items }) => (
          <Parts>
            <p>{t('firstRun.template.text')}</p>
            <RadioChips
              title={t('firstRun.template.choose')}
              value={shown?.slug ?? null}
              options={items.map(({ slug: value, name }) => ({ value, label: name }))}
              onChange={setSlug}
            />
            {shown && <Week template={shown} lng={lng} />}
          </Parts>
        )}
      </QueryView>
    </Sheet>
  );
}

function Week({ template, lng }: { template: BuiltInTemplate; lng: Language }) {
  const { t } = useTexts('mealplans');
  const names = weekdayNames(lng);
  return (
    <>
      <p>{template.about}</p>
      <Days>
        {template.days.map((dishes, day) => (
          <li key={names[day]}>
            <b>{names[day]}</b>
            <Meals>
              {dishes.map(({ mealType, recipeName, picture }) => (
                <li key={mealType}>
                  <DishPicture picture={picture} size={36} />
                  <span>
                    {recipeName}
                    <small>{t(`mealTypes.${mealType}`)}</small>
                  </span>
                </li>
              ))}
            </Meals>
          </li>
        ))}
      </Days>
    </>
  );
}
