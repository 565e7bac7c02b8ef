import type { Photo } from '@sytno/contract';
import { PICTURE_TYPES } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, Fault, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CoursePhoto } from './CoursePhoto';
import { COURSE_TEXTS } from './course-texts';
import { useUpload } from './use-upload';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  min-width: 0;
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Place = styled.div`
  width: min(100%, 420px);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A picture of a course: chosen, seen, replaced, taken away. */
export function PictureChoice(props: {
  /** Of the button that chooses one. */
  label: string;
  /** What it shows, to whoever does not see it. */
  alt: string;
  value: { readonly id: string; readonly photo: Photo | null } | null;
  fault?: string | undefined;
  onChange: (picture: { id: string; photo: Photo } | null) => void;
}) {
  const { t } = useTexts(COURSE_TEXTS);
  const { value, label, onChange } = props;
  const upload = useUpload(onChange);
  const input = useRef<HTMLInputElement>(null);
  const fault = upload.fault ?? props.fault;
  return (
    <Frame>
      {value?.photo && (
        <Place>
          <CoursePhoto photo={value.photo} alt={props.alt} sizes="420px" />
        </Place>
      )}
      <Deeds>
        <QuietButton small busy={upload.busy} onClick={() => input.current?.click()}>
          {label}
        </QuietButton>
        {value && (
          <QuietButton small onClick={() => onChange(null)}>
            {t('picture.remove')}
          </QuietButton>
        )}
      </Deeds>
      {!value && <small>{t('picture.hint')}</small>}
      {fault && <Fault>{fault}</Fault>}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.send(file);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </Frame>
  );
}
