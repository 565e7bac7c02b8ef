import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Menu, useNotify } from '@sytno/kit/ui';
import { Icon } from '../Icon';
import { useBuyWords } from '../lists/amount-words';
import type { GroceryList } from '../lists/lists.queries';
import { listText, MESSENGERS } from './list-text';

/** The list as text: copied, or given to a messenger; and on paper. */
export function ShareMenu(props: {
  list: GroceryList;
  lng: Language;
  /** Opens the links for guests; left out: whoever looks may not give them. */
  onLinks?: (() => void) | undefined;
  /** Opens the shop that the list is bought in. */
  onShop?: (() => void) | undefined;
  /** Signs a phone in for lists; left out for guests. */
  onPhone?: (() => void) | undefined;
}) {
  const { list, lng, onLinks, onShop, onPhone } = props;
  const { t } = useTexts('grocery');
  const notify = useNotify();
  const { ofLine } = useBuyWords(lng);
  const text = () => listText(list.name, list.items, ofLine);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify(t('share.copied'), 'good');
    } catch {
      notify(t('share.notCopied'), 'bad');
    }
  };
  const share = () => {
    // Closing the system's window without a choice is no failure.
    navigator.share({ title: list.name, text: text() }).catch(() => undefined);
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <Menu
      label={t('share.label')}
      entries={[
        ...(onLinks
          ? [{ id: 'links', label: t('share.links'), icon: <Icon name="share" />, onSelect: onLinks }]
          : []),
        { id: 'copy', label: t('share.copy'), icon: <Icon name="copy" />, onSelect: () => void copy() },
        ...(canShare
          ? [{ id: 'share', label: t('share.share'), icon: <Icon name="share" />, onSelect: share }]
          : (['telegram', 'viber', 'whatsapp'] as const).map((to) => ({
              id: to,
              label: t(`share.${to}`),
              icon: <Icon name="share" />,
              onSelect: () => {
                window.open(MESSENGERS[to](text()), '_blank', 'noopener');
              },
            }))),
        ...(onShop
          ? [{ id: 'shop', label: t('share.shop'), icon: <Icon name="basket" />, onSelect: onShop }]
          : []),
        ...(onPhone
          ? [{ id: 'phone', label: t('share.phone'), icon: <Icon name="phone" />, onSelect: onPhone }]
          : []),
      ]}
    />
  );
}
