import { TARGET_KEYS, weekday, type Language, type TargetKey } from '@sytno/domain';
import { formatDay, formatMoney, formatNumber, numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { Chip, color, Hidden, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Chips, Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { How, PreviewedDay, TemplatePreview } from './templates.queries';

const Days = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Day = styled.li<{ $over: boolean }>`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  border: 1px solid ${(props) => color(props.$over ? 'chilli' : 'line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  overflow-wrap: anywhere;
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  margin: ${space(1)} 0 0;
  font: ${TYPE.quiet};
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const Other = styled.details`
  margin-top: ${space(1)};
  border-top: 1px solid ${color('line')};
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    min-height: 44px;
    cursor: pointer;
  }
`;

const Over = styled.b`
  color: ${color('chilli')};
  font-weight: 600;
`;

/** What putting a template on the menu does to each of its days: what comes, what stands there, before and after. */
export function PreviewDays(props: {
  preview: TemplatePreview;
  mode: How['mode'];
  rescale: boolean;
  lng: Language;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { preview, lng } = props;
  const days = preview.days.filter(({ adds }) => adds > 0);
  const collide = days.filter(({ there }) => there.length > 0).length;
  return (
    <>
      {days.length === 0 && <Quiet>{t('apply.nothing')}</Quiet>}
      {preview.missing > 0 && <Quiet>{t('missing', { count: preview.missing })}</Quiet>}
      {collide > 0 && <Quiet>{t(`apply.collide.${props.mode}`, { count: collide })}</Quiet>}
      <Days aria-label={t('apply.days')}>
        {days.map((day) => (
          <DayRow key={day.date} {...props} day={day} lng={lng} />
        ))}
      </Days>
    </>
  );
}

function DayRow(props: {
  day: PreviewedDay;
  preview: TemplatePreview;
  mode: How['mode'];
  rescale: boolean;
  lng: Language;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { day, preview, mode, rescale, lng } = props;
  const name = weekdayNames(lng)[weekday(day.date) - 1] ?? '';
  const { cash, kcal } = day.over;
  const money = (minor: number) => formatMoney(minor, preview.targets.currency, lng);
  const overSome = [day, ...(day.people ?? [])].some(({ over }) => Object.keys(over).length > 0);
  return (
    <Day $over={overSome || day.full}>
      <h3>{`${name}, ${formatDay(day.date, lng)}`}</h3>
      <Quiet>{t('apply.comes', { count: day.adds })}</Quiet>
      {day.there.length > 0 && (
        <Quiet>
          {t(`apply.there.${mode}`, { names: day.there.map(({ recipeName }) => recipeName).join(', ') })}
        </Quiet>
      )}
      {(cash !== undefined || kcal !== undefined || day.full) && (
        <Chips>
          {cash !== undefined && <Chip tone="chilli">{t('apply.overCash', { by: money(cash) })}</Chip>}
          {kcal !== undefined && (
            <Chip tone="chilli">{t('apply.overKcal', { by: formatNumber(kcal, lng) })}</Chip>
          )}
          {day.full && <Chip tone="chilli">{t('apply.dayFull')}</Chip>}
        </Chips>
      )}
      <DayFigures day={day} targets={preview.targets} rescale={rescale} lng={lng} />
      {(preview.members ?? []).map((member) => (
        <OthersDay key={member.userId} member={member} day={day} lng={lng} />
      ))}
    </Day>
  );
}

/** Another member's day: at a glance what it comes to, in full on a press. */
function OthersDay(props: { member: Member; day: PreviewedDay; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { member, lng } = props;
  const day = props.day.people?.find(({ userId }) => userId === member.userId);
  if (!day) return null;
  const { cash } = day.over;
  const kcal = words('menu.kcal', { kcal: formatNumber(day.after.kcal, lng) });
  return (
    <Other>
      <summary>
        <span>{member.name || t('apply.nameless')}</span>
        {!hidden && <Quiet as="span">{kcal}</Quiet>}
        {cash !== undefined && (
          <Chip tone="chilli">
            {t('apply.overCash', { by: formatMoney(cash, member.targets.currency, lng) })}
          </Chip>
        )}
      </summary>
      <DayFigures day={day} targets={member.targets} rescale lng={lng} />
    </Other>
  );
}

type Member = NonNullable<TemplatePreview['members']>[number];

/** A day with the template's own portions and, where they are weighed anew, with one's own. */
function DayFigures(props: {
  day: Pick<PreviewedDay, 'before' | 'after' | 'over'>;
  targets: TemplatePreview['targets'];
  rescale: boolean;
  lng: Language;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { day, targets, rescale, lng } = props;
  const money = (minor: number) => formatMoney(minor, targets.currency, lng);
  const keys = hidden ? (['cash'] as const) : TARGET_KEYS;
  const shown = (key: TargetKey, value: number) => (key === 'cash' ? money(value) : formatNumber(value, lng));
  const figure = (key: TargetKey, value: string) =>
    targets[key] > 0
      ? words(`totals.${key}.of`, { value, target: shown(key, targets[key]) })
      : words(`totals.${key}.alone`, { value });
  return (
    <Figures>
      {keys.map((key) => {
        const before = shown(key, day.before[key]);
        const after = shown(key, day.after[key]);
        const changes = rescale && before !== after;
        const over = key === 'cash' ? day.over.cash : key === 'kcal' ? day.over.kcal : undefined;
        return (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{words(`totals.${key}.label`)}</dt>
            <dd>
              {changes && (
                <>
                  <span>{before}</span>
                  <Hidden>{t('apply.becomes')}</Hidden>
                  <span aria-hidden>{' → '}</span>
                </>
              )}
              {over === undefined ? <span>{figure(key, after)}</span> : <Over>{figure(key, after)}</Over>}
            </dd>
          </div>
        );
      })}
    </Figures>
  );
}
