import type { Language } from '@sytno/domain';
import { currencySign, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { useNavigate } from '@sytno/kit/router';
import {
  Actions,
  ChoiceGroup,
  color,
  Dialog,
  Money,
  NumberField,
  QuietButton,
  space,
  SubmitButton,
  ToggleChip,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { LINES_TEXTS } from '../lines/words';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import { priceOf } from '../lists/shopping';
import { useListMoves } from '../lists/use-list-moves';
import { closingOf, soundPrices, type Prices } from './closing';

const Parts = styled.form`
  display: grid;
  gap: ${space(5)};
  p {
    margin: 0;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Lines = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color('beet')};
    font: ${TYPE.strong};
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${space(3)};
    padding-top: ${space(2)};
  }
`;

const MOST = 1_000_000;

/** Closes a list: what becomes of what was not bought, and what it cost in fact. Both can be left unsaid. */
export function CloseWindow(props: { list: GroceryList; lng: Language; onClose: () => void }) {
  const { t } = useTexts(LINES_TEXTS);
  const { t: own } = useTexts('grocery');
  const { list, lng, onClose } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const { close } = useListMoves(list, lng);
  const open = list.items.filter(({ ticked }) => !ticked);
  const bought = list.items.filter(({ ticked }) => ticked);
  const [carry, setCarry] = useState(true);
  const [total, setTotal] = useState<number | null>(null);
  const [prices, setPrices] = useState<Prices>(() => paidOf(bought));
  const planned = priceOf(bought);
  const sign = currencySign(planned?.currency ?? 'UAH', lng);
  const form = useId();
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!soundPrices(total, prices)) return;
    close.mutate(closingOf(carry && open.length > 0, total, prices), {
      onSuccess: ({ carriedTo }) => {
        if (!carriedTo) return;
        notify(t('closing.carried', { count: open.length }), 'good', {
          action: {
            label: t('closing.toNext'),
            run: () => void navigate(pathTo('groceryList', lng, { id: carriedTo })),
          },
        });
      },
      onSettled: onClose,
    });
  };
  return (
    <Dialog
      title={own('list.closeTitle', { name: list.name })}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('closing.cancel')}</QuietButton>
          <SubmitButton form={form} busy={close.isPending}>
            {own('list.close')}
          </SubmitButton>
        </Actions>
      }
    >
      <Parts id={form} onSubmit={press} noValidate>
        <p>{open.length === 0 ? own('list.closeAllText') : own('list.closeText', { count: open.length })}</p>
        {open.length > 0 && (
          <ChoiceGroup title={t('closing.unticked')}>
            <Chips>
              <ToggleChip on={carry} onToggle={() => setCarry(true)}>
                {t('closing.carry')}
              </ToggleChip>
              <ToggleChip on={!carry} onToggle={() => setCarry(false)}>
                {t('closing.drop')}
              </ToggleChip>
            </Chips>
          </ChoiceGroup>
        )}
        {bought.length > 0 && (
          <>
            <div>
              <NumberField
                label={t('closing.total')}
                hint={t('closing.totalHint')}
                unit={sign}
                value={total}
                min={0}
                max={MOST}
                onChange={setTotal}
              />
              {planned && (
                <p>
                  {t('closing.planned')} <Money {...planned} estimate />
                </p>
              )}
            </div>
            <LinePrices lines={bought} sign={sign} prices={prices} onChange={setPrices} />
          </>
        )}
      </Parts>
    </Dialog>
  );
}

function LinePrices(props: {
  lines: readonly ListLine[];
  sign: string;
  prices: Prices;
  onChange: (prices: Prices) => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { lines, sign, prices, onChange } = props;
  return (
    <Lines>
      <summary>{t('closing.byLine')}</summary>
      <div>
        <p>{t('closing.byLineHint')}</p>
        {lines.map(({ id, name }) => (
          <NumberField
            key={id}
            label={name}
            unit={sign}
            value={prices[id] ?? null}
            min={0}
            max={MOST}
            onChange={(price) => onChange({ ...prices, [id]: price })}
          />
        ))}
      </div>
    </Lines>
  );
}

/** What was said of lines before. */
function paidOf(lines: readonly ListLine[]): Prices {
  return Object.fromEntries(
    lines.flatMap(({ id, price, priceOf: whose }) =>
      whose === 'paid' && price ? [[id, price.minor / 100] as const] : [],
    ),
  );
}
