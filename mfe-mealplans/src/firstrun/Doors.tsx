import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  color,
  DishPicture,
  eases,
  Hidden,
  IconButton,
  LineIcon,
  moves,
  QuietButton,
  RADIUS,
  space,
  Spinner,
  TextLink,
  TYPE,
  upTo,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { today } from '../menu/menu.atoms';
import { useParametersChange } from '../parameters/parameters.queries';
import { useFill, useGenerate } from './fill';
import { TemplateSheet } from './TemplateSheet';

const Frame = styled.section`
  display: grid;
  gap: ${space(5)};
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  text-align: center;
  h1,
  h2 {
    margin: 0;
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1:focus,
  h2:focus {
    outline: none;
  }
  p {
    max-width: 52ch;
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
  ${upTo('sm')} {
    justify-items: start;
    text-align: left;
    h1,
    h2 {
      font-size: 24px;
      line-height: 30px;
    }
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const doorLook = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
  width: 100%;
  min-height: 108px;
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  color: inherit;
  font: ${TYPE.body};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  ${eases('border-color', 'background-color', 'box-shadow')}
  &:hover {
    border-color: ${color('beet')};
    box-shadow: ${color('shadow')};
  }
  b {
    display: block;
    font: ${TYPE.section};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.body};
    text-wrap: pretty;
  }
`;

const Door = styled.button.attrs({ type: 'button' })`
  ${doorLook}
`;

const DoorLink = styled(Link)`
  ${doorLook}
`;

/** The one that most will take. */
const MainDoor = styled(Door)`
  grid-template-columns: minmax(0, 1fr) auto;
  min-height: 148px;
  border-color: ${color('beet')};
  background: ${color('beet-tint')};
  &:hover {
    background: color-mix(in srgb, ${color('beet-tint')} 80%, ${color('raised')});
  }
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Go = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  margin-top: ${space(3)};
  padding: 0 ${space(5)};
  border-radius: ${RADIUS.control};
  background: ${color('beet')};
  color: ${color('on-beet')};
  font: ${TYPE.strong};
`;

const simmer = keyframes`50% { transform: translateY(-6px); }`;

const Table = styled.span`
  display: flex;
  align-items: flex-start;
  > * {
    margin-left: -${space(4)};
  }
  > :first-child {
    margin-left: 0;
  }
  > :nth-child(even) {
    margin-top: ${space(4)};
  }
  [aria-busy='true'] & > * {
    animation: ${simmer} 0s ease-in-out infinite;
    ${moves('animation-duration: 900ms;')}
  }
  ${upTo('sm')} {
    order: -1;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

const PLATES = [
  { icons: ['pancakes', 'blueberries'], tint: '#C98A12' },
  { icons: ['pot-of-food'], tint: '#A3213F' },
  { icons: ['fish', 'lemon'], tint: '#3A5A8C' },
  { icons: ['green-salad', 'tomato'], tint: '#3F7A3C' },
];

/** Three ways into a week without a dish. `level` is that of the heading. */
export function Doors(props: { lng: Language; level: 1 | 2; onBack?: () => void; onLater?: () => void }) {
  const { t } = useTexts('mealplans');
  const { lng, onBack, onLater } = props;
  const [choosing, setChoosing] = useState(false);
  const fill = useFill(lng);
  const generate = useGenerate(lng);
  const end = useParametersChange(lng);
  const Heading = props.level === 1 ? 'h1' : 'h2';
  return (
    <Frame>
      <Head>
        <Heading tabIndex={-1} {...(props.level === 1 && { 'data-page-title': true })}>
          {t('firstRun.doors.title')}
        </Heading>
        <p>{t('firstRun.doors.text')}</p>
      </Head>
      <Grid>
        <MainDoor
          aria-busy={generate.isPending}
          aria-disabled={generate.isPending || undefined}
          onClick={() => {
            if (!generate.isPending) generate.mutate(today());
          }}
        >
          <span>
            <b>{t('firstRun.doors.generate.title')}</b>
            <small>{t('firstRun.doors.generate.text')}</small>
            <br />
            <Go>
              {generate.isPending && <Spinner />}
              {t(generate.isPending ? 'firstRun.doors.generate.busy' : 'firstRun.doors.generate.action')}
            </Go>
          </span>
          <Table aria-hidden>
            {PLATES.map((picture) => (
              <DishPicture key={picture.tint} picture={picture} size={72} />
            ))}
          </Table>
        </MainDoor>
        <Door aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <DishPicture picture={{ icons: ['bowl-with-spoon'], tint: '#6B4A8A' }} size={64} />
          <span>
            <b>{t('firstRun.doors.template.title')}</b>
            <small>{t('firstRun.doors.template.text')}</small>
          </span>
        </Door>
        <DoorLink
          to={pathTo('recipes', lng)}
          onClick={() => {
            if (onLater) end.mutate({ firstRunFinished: true });
          }}
        >
          <DishPicture picture={{ icons: ['dumpling'], tint: '#3F7A3C' }} size={64} />
          <span>
            <b>{t('firstRun.doors.dish.title')}</b>
            <small>{t('firstRun.doors.dish.text')}</small>
          </span>
        </DoorLink>
      </Grid>
      {onBack || onLater ? (
        <Foot>
          {onBack && (
            <IconButton aria-label={t('firstRun.back')} onClick={onBack}>
              <LineIcon size={22} d="M19 12H5M11 6l-6 6 6 6" />
            </IconButton>
          )}
          {onLater && (
            <QuietButton tone="plain" onClick={onLater}>
              {t('firstRun.later')}
            </QuietButton>
          )}
        </Foot>
      ) : (
        <Foot>
          <TextLink to={pathTo('parameters', lng)}>{t('parameters.title')}</TextLink>
        </Foot>
      )}
      <Hidden role="status">{generate.isPending ? t('firstRun.doors.generate.busy') : ''}</Hidden>
      {choosing && (
        <TemplateSheet
          lng={lng}
          busy={fill.isPending}
          onTake={(template) => fill.mutate({ from: today(), template })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Frame>
  );
}
