import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, color, OFF_PAPER, QuietButton, space, upTo } from '@sytno/kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { GroceryList } from '../lists/lists.queries';
import { useSendText } from '../sharing/use-send-text';
import { askToKeep } from './ask-to-keep';

const Note = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(4)};
  background: ${color('sunken')};
  p {
    flex: 1 1 260px;
    margin: 0;
    text-wrap: pretty;
  }
  ${upTo('sm')} {
    > button {
      flex: 1 1 0;
      min-width: fit-content;
      padding-inline: ${space(3)};
    }
  }
  ${OFF_PAPER}
`;

const TOLD = 'grocery.keepOpen';

/** Said once to whoever goes to the shop: without a network this page cannot be opened anew, and what else helps. */
export function KeepOpenNote({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const [told, setTold] = useState(() => localStorage.getItem(TOLD) !== null);
  const send = useSendText(list, lng);
  const inShop = list.state === 'in-use';
  useEffect(() => {
    if (inShop) askToKeep();
  }, [inShop]);
  if (!inShop || told) return null;
  const done = () => {
    localStorage.setItem(TOLD, '1');
    setTold(true);
  };
  return (
    <Note as="aside">
      <p>{t('sync.keepOpen')}</p>
      <QuietButton onClick={send}>{t('sync.sendText')}</QuietButton>
      <QuietButton tone="plain" onClick={done}>
        {t('sync.understood')}
      </QuietButton>
    </Note>
  );
}
