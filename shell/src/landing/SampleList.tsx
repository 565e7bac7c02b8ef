import { formatAmount, formatMoney, KIT_TEXTS, useTexts } from '@sytno/kit/door';
import { Card, CheckField, color, Money, RADIUS, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DOOR_TEXTS, SAMPLE_TEXTS } from '../door/door-texts';
import { Part, PartHead } from './parts';
import { SAMPLE, SAMPLE_CURRENCY, type SampleLine } from './sample';

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space(8)};
  align-items: start;
  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

/** Beside the list where there is room, else the list comes between them. */
const Left = styled.div`
  position: sticky;
  top: ${space(20)};
  display: grid;
  min-width: 0;
  @media (max-width: 991.98px) {
    display: contents;
    > :last-child {
      order: 1;
    }
  }
`;

const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  gap: ${space(3)};
  h3 {
    margin: ${space(2)} 0 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Row = styled.li<{ $ticked: boolean }>`
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color('line')};
  label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    color: ${(props) => color(props.$ticked ? 'faint' : 'text')};
    text-decoration: ${(props) => (props.$ticked ? 'line-through' : 'none')};
    > :nth-child(2) {
      color: ${color('quiet')};
    }
    > :last-child {
      margin-left: auto;
      color: ${color('quiet')};
      font: ${TYPE.quiet};
    }
  }
`;

const Why = styled.details`
  margin: ${space(1)} 0 0 36px;
  font: ${TYPE.quiet};
  > summary {
    color: ${color('beet')};
    cursor: pointer;
  }
  > ul {
    margin-top: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${RADIUS.control};
    background: ${color('sunken')};
    color: ${color('quiet')};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  > b {
    color: ${color('text')};
    font: ${TYPE.strong};
  }
`;

/** A piece of the list that the sample week makes; its lines can be ticked, and the first says where it is from. */
export function SampleList({ beside }: { beside: ReactNode }) {
  const { t, lng } = useTexts(DOOR_TEXTS);
  const { t: sample } = useTexts(SAMPLE_TEXTS);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { lines, count, total } = SAMPLE.list;
  const aisles = [...new Set(lines.map(({ aisle }) => aisle))];
  const longest = Math.max(...lines.map(({ from }) => from.length));
  const opened = lines.find(({ from }) => from.length === longest);
  const flip = (food: string) => {
    setTicked((foods) => (foods.includes(food) ? foods.filter((one) => one !== food) : [...foods, food]));
  };
  return (
    <Part aria-labelledby="landing-list">
      <Both>
        <Left>
          <PartHead>
            <h2 id="landing-list">{t('landing.list.title')}</h2>
            <p>{t('landing.list.text', { count: dishesOf(opened) })}</p>
          </PartHead>
          {beside}
        </Left>
        <Sheet role="group" aria-label={t('landing.list.label')}>
          <TargetBar
            label={t('landing.list.bought', { done: ticked.length, all: lines.length })}
            words={formatMoney(
              lines.filter(({ food }) => ticked.includes(food)).reduce((sum, { price }) => sum + price, 0),
              SAMPLE_CURRENCY,
              lng,
            )}
            share={ticked.length / lines.length}
            role="dill"
            kept
          />
          {aisles.map((aisle) => (
            <div key={aisle}>
              <h3>{sample(`aisles.${aisle}`)}</h3>
              <ul>
                {lines
                  .filter((line) => line.aisle === aisle)
                  .map((line) => (
                    <ListLine
                      key={line.food}
                      line={line}
                      ticked={ticked.includes(line.food)}
                      explained={line === opened}
                      onTick={() => {
                        flip(line.food);
                      }}
                    />
                  ))}
              </ul>
            </div>
          ))}
          <Foot>
            <span>{t('landing.list.rest', { count: count - lines.length })}</span>
            <b>
              {t('landing.list.total')}: <Money minor={total} currency={SAMPLE_CURRENCY} estimate />
            </b>
          </Foot>
        </Sheet>
      </Both>
    </Part>
  );
}

/** How many different dishes a line is for. */
const dishesOf = (line: SampleLine | undefined): number => new Set(line?.from.map(({ dish }) => dish)).size;

function ListLine(props: { line: SampleLine; ticked: boolean; explained: boolean; onTick: () => void }) {
  const { t, lng } = useTexts(DOOR_TEXTS);
  const { t: sample } = useTexts(SAMPLE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { line, ticked } = props;
  return (
    <Row $ticked={ticked}>
      <CheckField
        checked={ticked}
        onChange={props.onTick}
        label={
          <>
            <span>{sample(`foods.${line.food}`)}</span>
            <span>{line.amounts.map((amount) => formatAmount(kit, lng, amount)).join(' + ')}</span>
            <span>{formatMoney(line.price, SAMPLE_CURRENCY, lng)}</span>
          </>
        }
      />
      {props.explained && (
        <Why open>
          <summary>{t('landing.list.why')}</summary>
          <ul>
            {line.from.map(({ dish, day, amount }, index) => (
              <li key={index}>
                <span>
                  {t(`landing.days.d${String(day)}`)}: {sample(`dishes.${dish}`)}
                </span>
                {amount && <span>{formatAmount(kit, lng, amount)}</span>}
              </li>
            ))}
          </ul>
        </Why>
      )}
    </Row>
  );
}
