import type { Photo } from '@sytno/contract';
import { styled } from 'styled-components';

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** An uploaded picture in the size that its place needs. */
export function CoursePhoto(props: { photo: Photo; alt: string; sizes: string; className?: string }) {
  const { photo, alt, sizes } = props;
  return (
    <Image
      className={props.className}
      src={photo.sizes.at(-1)?.url}
      srcSet={photo.sizes.map(({ url, width }) => `${url} ${String(width)}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading="lazy"
    />
  );
}
