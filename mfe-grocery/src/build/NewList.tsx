import type { Language } from '@sytno/domain';
import { formatDays, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Button, color, Field, Money, RADIUS, SelectField, space, TYPE, upTo } from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listsChanged, listsQuery } from '../lists/lists.queries';
import { priceOf } from '../lists/shopping';
import { useFailureNotice } from '../lists/use-failure-notice';
import { dishesOf, type Basis, type Preview, type PreviewDish, type PreviewLine } from './build.queries';
import { PreviewDishes } from './PreviewDishes';
import { PreviewLines } from './PreviewLines';

const LONGEST_NAME = 80;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 480px;
  margin-top: ${space(5)};
`;

/** Stays in sight while the lines scroll by. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
  background: ${color('raised')};
  p {
    margin: 0;
  }
  strong {
    font: ${TYPE.section};
  }
`;

/** What the days need, which of it is bought, and the list made of it. */
export function NewList(props: {
  preview: Preview;
  basis: Basis;
  /** Dishes that are left out; undefined: as the server proposes. */
  except: readonly string[] | undefined;
  lng: Language;
  onChooseDish: (dish: PreviewDish, chosen: boolean) => void;
}) {
  const { t } = useTexts('grocery');
  const { preview, basis, except, lng } = props;
  const [name, setName] = useState('');
  const [into, setInto] = useState('');
  const open = useOpenLists();
  // What the reader decided; all else is as the server proposes.
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = ({ key, chosen }: PreviewLine) => decided[key] ?? chosen;
  const chosen = preview.lines.filter(isChosen);
  const total = priceOf(chosen);
  const create = useCreate(lng);
  return (
    <div>
      <Columns>
        <PreviewDishes dishes={dishesOf(preview)} lng={lng} onChoose={props.onChooseDish} />
        <PreviewLines
          lines={preview.lines}
          lng={lng}
          isChosen={isChosen}
          onChoose={(key, on) => setDecided((before) => ({ ...before, [key]: on }))}
        />
      </Columns>
      <Name>
        {open.length > 0 && (
          <SelectField
            label={t('build.into')}
            value={into}
            options={[
              { value: '', label: t('build.newList') },
              ...open.map((list) => ({ value: list.id, label: list.name })),
            ]}
            onChange={(event) => setInto(event.target.value)}
          />
        )}
        {into === '' && (
          <Field
            label={t('build.name')}
            hint={t('build.nameHint', { name: usualName(preview, basis, lng) })}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Name>
      <Foot data-foot>
        <p role="status">
          {t('build.chosen', { count: chosen.length })}
          <br />
          {total && (
            <strong>
              <Money {...total} estimate />
            </strong>
          )}
        </p>
        <Button
          busy={create.isPending}
          disabled={chosen.length === 0}
          onClick={() =>
            create.mutate({
              ...basis,
              ...(except && { except: [...except] }),
              ...(into && { into }),
              language: lng,
              without: preview.lines.filter((line) => !isChosen(line)).map(({ key }) => key),
              ...(into === '' && name.trim() ? { name: name.trim() } : {}),
            })
          }
        >
          {t(into === '' ? 'build.create' : 'build.addTo')}
        </Button>
      </Foot>
    </div>
  );
}

/** How the list is called unless somebody says. */
function usualName({ recipe }: Preview, basis: Basis, lng: Language): string {
  return 'from' in basis ? formatDays(basis.from, basis.to, lng) : (recipe?.recipeName ?? '');
}

/** Lists that something may still come onto. */
function useOpenLists() {
  const { data } = useQuery(listsQuery(useApi(), 1));
  return data?.items.filter(({ state }) => state !== 'closed') ?? [];
}

/** Builds the list and opens it. */
function useCreate(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (list: Parameters<typeof api.grocery.build.create>[0]) => api.grocery.build.create(list),
    onSuccess: ({ id }) => navigate(pathTo('groceryList', lng, { id }), { replace: true }),
    onError: useFailureNotice(),
    onSettled: () => listsChanged(client),
  });
}
