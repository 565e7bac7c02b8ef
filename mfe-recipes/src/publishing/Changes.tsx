import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, Hidden, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Remark } from '../recipe/parts';
import type { Recipe } from '../recipe/recipe.queries';
import { changedParts } from './changed-recipe';
import { PUBLISHING_TEXTS } from './publishing-texts';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  h3 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.strong};
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  list-style: none;
  overflow-wrap: anywhere;
`;

const SIGNS = { same: '', gone: '−', new: '+' } as const;

/** The sign stands for the colour too. */
const Row = styled.li<{ $mark: keyof typeof SIGNS }>`
  display: grid;
  grid-template-columns: ${space(6)} minmax(0, 1fr);
  padding: ${space(1)} ${space(2)};
  border-radius: 6px;
  ${({ $mark }) => $mark === 'gone' && `background: ${color('chilli-tint')};`}
  ${({ $mark }) => $mark === 'new' && `background: ${color('dill-tint')};`}
  ${({ $mark }) => $mark === 'same' && `color: ${color('quiet')};`}
  > b {
    font: ${TYPE.strong};
    color: ${({ $mark }) => color($mark === 'gone' ? 'chilli' : 'dill')};
  }
  del {
    text-decoration-color: ${color('quiet')};
  }
  ins {
    text-decoration: none;
  }
`;

/** What changed between two versions of a recipe, marked row by row. */
export function Changes({ before, after, lng }: { before: Recipe; after: Recipe; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: recipes } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const parts = changedParts(before, after, { t, recipes, kit, lng });
  if (parts.length === 0) return <Remark>{t('changes.none')}</Remark>;
  return (
    <Frame>
      {parts.map(({ part, rows }) => (
        <div key={part}>
          <h3>{t(`changes.${part}`)}</h3>
          <Rows>
            {rows.map(({ mark, item }, at) => (
              <Row key={at} $mark={mark}>
                <b aria-hidden>{SIGNS[mark]}</b>
                <span lang={after.language}>
                  {mark === 'same' ? (
                    item
                  ) : mark === 'gone' ? (
                    <del>
                      <Hidden>{t('changes.gone')}</Hidden> {item}
                    </del>
                  ) : (
                    <ins>
                      <Hidden>{t('changes.new')}</Hidden> {item}
                    </ins>
                  )}
                </span>
              </Row>
            ))}
          </Rows>
        </div>
      ))}
    </Frame>
  );
}
