import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { Actions, Button, Progress, QuietButton, Sheet, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DishesById, Draft, Row } from './draft';
import { FillTerms } from './FillTerms';
import { FillProposal } from './FillProposal';
import type { Terms } from './fill';
import { Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { TemplateDish } from './templates.queries';
import { useFill } from './use-fill';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Fills the empty meals of a template: what is wanted, what is proposed, and what of it stays when it is made anew. */
export function FillSheet(props: {
  draft: Draft;
  dishes: DishesById;
  /** The week that is looked at. */
  week: number;
  lng: Language;
  onTake: (rows: readonly Omit<Row, 'id'>[], dishes: readonly TemplateDish[]) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { draft, lng } = props;
  const [terms, setTerms] = useState<Terms>();
  const fill = useFill(draft, lng);
  const { filled } = fill;
  const close = () => {
    fill.cancel();
    props.onClose();
  };
  const foot = () => {
    if (fill.busy) return <QuietButton onClick={fill.cancel}>{kit('parts.cancel')}</QuietButton>;
    if (!filled || !terms) return undefined;
    const all = [...filled.locked, ...filled.items];
    if (all.length === 0) return undefined;
    return (
      <>
        {filled.items.length > 0 && (
          <QuietButton onClick={() => fill.again(terms)}>{t('fill.again')}</QuietButton>
        )}
        <Button onClick={() => props.onTake(all, filled.dishes)}>
          {t('fill.take', { count: all.length })}
        </Button>
      </>
    );
  };
  const ways = foot();
  return (
    <Sheet title={t('fill.title')} onClose={close} {...(ways && { foot: <Actions>{ways}</Actions> })}>
      <Parts aria-busy={fill.busy}>
        {fill.busy && <Progress label={t('fill.working')} />}
        {!fill.busy && filled && (
          <FillProposal
            filled={filled}
            length={draft}
            lng={lng}
            onLock={fill.lock}
            onTerms={terms && fill.forget}
          />
        )}
        {!fill.busy && !filled && (
          <>
            <Quiet>{t('fill.lead')}</Quiet>
            <FillTerms
              draft={draft}
              dishes={props.dishes}
              week={props.week}
              terms={terms}
              lng={lng}
              onGo={(wanted) => {
                setTerms(wanted);
                fill.start(wanted);
              }}
            />
          </>
        )}
      </Parts>
    </Sheet>
  );
}
