import type { ConsultationSide, Language } from '@sytno/domain';
import { formatInstant, formatNumber, useApi, useTexts } from '@sytno/kit';
import { Chip, QuietButton, RADIUS, useNotify } from '@sytno/kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { List, Quiet, Row, Titled } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { fileOf, useAttach, useConsultationDeed, type Attached } from './consultations.queries';
import { FilePick } from '../FilePick';
import { useFailureText } from '../use-deed';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
const MOST = 20;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 480px;
  border-radius: ${RADIUS.card};
`;

/** What both sides attached: pictures can be looked at here, a PDF is saved. */
export function Documents(props: {
  id: string;
  documents: readonly Attached[];
  side: ConsultationSide;
  /** Nothing is added any more. */
  closed?: boolean;
  lng: Language;
}) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { id, documents, side, closed = false, lng } = props;
  const attach = useAttach(id);
  return (
    <Titled title={t('documents.title')}>
      {documents.length === 0 ? (
        <Quiet>{t(`documents.none.${side}`)}</Quiet>
      ) : (
        <List aria-label={t('documents.title')}>
          {documents.map((one) => (
            <Document key={one.id} one={one} own={one.by === side} lng={lng} />
          ))}
        </List>
      )}
      {!closed && documents.length < MOST && (
        <FilePick
          types={TYPES}
          label={t('documents.add')}
          hint={t(attach.isPending ? 'documents.sending' : 'documents.hint')}
          fault={attach.fault}
          busy={attach.isPending}
          onPick={(file) => attach.mutate(file)}
        />
      )}
    </Titled>
  );
}

function Document({ one, own, lng }: { one: Attached; own: boolean; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const words = useFailureText();
  const [shown, setShown] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = useConsultationDeed((client, id: string) => client.expert.consultations.detach({ id }));
  useEffect(() => {
    if (shown === null) return undefined;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);
  const load = async (give: (address: string) => void) => {
    setBusy(true);
    try {
      give(URL.createObjectURL(await fileOf(api, one.id)));
    } catch (error) {
      notify(words(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Row>
        <b>{one.name}</b>
        <Chip>{one.kind === 'pdf' ? 'PDF' : t('documents.picture')}</Chip>
        <Quiet as="span">
          {t('documents.size', { size: formatNumber(Math.max(1, one.bytes / 1024), lng) })}
        </Quiet>
      </Row>
      <Quiet>{t(`documents.by.${own ? 'me' : one.by}`, { day: formatInstant(one.at, lng) })}</Quiet>
      <Row>
        {one.kind === 'picture' && shown === null && (
          <QuietButton
            small
            busy={busy}
            aria-label={t('documents.showOne', { name: one.name })}
            onClick={() => void load(setShown)}
          >
            {t('documents.show')}
          </QuietButton>
        )}
        {shown !== null && (
          <QuietButton small onClick={() => setShown(null)}>
            {t('documents.hide')}
          </QuietButton>
        )}
        <QuietButton
          small
          busy={busy && one.kind === 'pdf'}
          aria-label={t('documents.saveOne', { name: one.name })}
          onClick={() => void load((address) => save(address, one))}
        >
          {t('documents.save')}
        </QuietButton>
        {own && (
          <QuietButton
            small
            busy={remove.isPending}
            aria-label={t('documents.removeOne', { name: one.name })}
            onClick={() => remove.mutate(one.id)}
          >
            {t('documents.remove')}
          </QuietButton>
        )}
      </Row>
      {shown !== null && <Picture src={shown} alt={one.name} />}
    </li>
  );
}

const LATER = 60_000;

/** By a link that is pressed for the person; the bytes are let go of once they are surely saved. */
function save(address: string, { name, kind }: Attached): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/\.\w{1,5}$/, '')}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}
