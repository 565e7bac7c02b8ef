import { styled } from 'styled-components';
import { formatKcal, formatMoney, formatPercent } from '../src/format/format';
import { Amount, Avatar, DishPicture, MacroStrip, Money, Ring, space, TargetBar, TYPE } from '../src/ui';
import { Columns, Part, Row, Stack } from './Part';
import type { PartProps } from './part-props';

const Figures = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Big = styled.b`
  font: ${TYPE.section};
`;

const AMOUNTS = [
  [450, 450, 'g'],
  [1.5, 1.5, 'tbsp'],
  [2, 3, 'clove'],
  [1.05, 1.05, 'kg'],
  [5, 5, 'glass'],
  [1.5, 1.5, 'glass'],
  [21, 21, 'piece'],
  [1, 1, 'to_taste'],
] as const;

const photoAt = (url: string) => ({ sizes: [{ url, width: 320 }] });
export function FoodPart({ words, lng }: PartProps) {
  const of = (value: string, target: string) =>
    words.of.replace('{{value}}', value).replace('{{target}}', target);
  const kcal = (value: number) => `${formatKcal(value, lng)} ${words.kcalUnit}`;
  return (
    <Part title={words.sections.food}>
      <Columns>
        <Stack>
          <TargetBar label={words.calories} words={of('1 240', kcal(2000))} share={0.62} role="kcal" />
          <TargetBar
            label={words.calories}
            words={of('1 960', kcal(2000))}
            share={0.98}
            eaten={0.45}
            role="kcal"
          />
          <TargetBar
            label={words.cash}
            words={words.over.replace('{{value}}', formatMoney(4600, 'UAH', lng))}
            share={1.23}
            eaten={0.8}
            role="cash"
            over
          />
          <TargetBar
            label={words.cash}
            words={of('0', formatMoney(20000, 'UAH', lng))}
            share={0}
            role="cash"
          />
        </Stack>
        <div>
          <MacroStrip protein={84} fat={62} carbs={210} />
          <br />
          <MacroStrip protein={0} fat={0} carbs={0} />
          <br />
          <MacroStrip protein={12} fat={44.5} carbs={3.2} bare />
        </div>
        <Row>
          <Ring label={of('1 240', kcal(2000))} share={0.62} role="kcal">
            <Big>{formatPercent(0.62, lng)}</Big>
          </Ring>
          <Ring label={of('84', '90')} share={0.93} role="carbs" size={64}>
            {formatPercent(0.93, lng)}
          </Ring>
          <Ring label={words.over.replace('{{value}}', kcal(300))} share={1.15} role="kcal" over size={64}>
            {formatPercent(1.15, lng)}
          </Ring>
          <Ring label={words.calories} share={0} role="protein" size={48} />
        </Row>
        <Figures>
          {AMOUNTS.map(([low, high, unit]) => (
            <li key={`${String(low)}${unit}`}>
              <Amount low={low} high={high} unit={unit} />
            </li>
          ))}
        </Figures>
        <Figures>
          <li>
            <Money minor={123_450} currency="UAH" />
          </li>
          <li>
            <Money minor={20_000} currency="UAH" estimate />
          </li>
          <li>
            <Money minor={199} currency="EUR" />
          </li>
          <li>
            <Money minor={null} currency="PLN" />
          </li>
        </Figures>
        <Row>
          <Avatar name="Олена Шевченко" />
          <Avatar name="Тарас" size={56} />
          <Avatar name="Віра Іваненко" src="data:image/png;base64,AA==" named />
          <Avatar name="petro.bondar@sytno.example" size={32} />
        </Row>
      </Columns>
      <Row>
        <DishPicture picture={{ icons: ['tomato', 'carrot', 'garlic'], tint: '#B5564A' }} size={120} />
        <DishPicture picture={{ icons: ['cucumber', 'egg'], tint: '#6E9B4E' }} size={96} />
        <DishPicture
          picture={{ icons: ['egg'], tint: '#6E9B4E', photo: photoAt('/static/food/1.2.7/pot-of-food.svg') }}
          size={96}
        />
        <DishPicture
          picture={{ icons: ['egg'], tint: '#6E9B4E', photo: photoAt('data:image/png;base64,AA==') }}
          size={96}
        />
        <DishPicture picture={{ icons: [], tint: '#C9A227' }} size={72} />
      </Row>
    </Part>
  );
}
