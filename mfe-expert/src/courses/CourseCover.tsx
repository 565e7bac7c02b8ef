import type { Photo } from '@sytno/contract';
import { color, DishPicture } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { coursePicture } from './course-picture';
import { CoursePhoto } from './CoursePhoto';

/** A photo is cut to its place. */
const Frame = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
  > img {
    position: absolute;
    inset: 0;
  }
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  --cover: color-mix(in oklab, var(--cover-tint) 26%, ${color('raised')});
  background:
    radial-gradient(
      circle at 18% 20%,
      color-mix(in oklab, var(--cover) 55%, ${color('raised')}),
      transparent 55%
    ),
    var(--cover);
  @media print {
    background: none;
  }
`;

/** A course's cover: its photo, else its drawn plate on a cloth of the plate's colour. Decoration for eyes alone. */
export function CourseCover(props: {
  id: string;
  photo?: Photo | null | undefined;
  size: number;
  className?: string;
}) {
  if (props.photo) {
    return (
      <Frame className={props.className}>
        <CoursePhoto photo={props.photo} alt="" sizes="(max-width: 768px) 100vw, 400px" />
      </Frame>
    );
  }
  const picture = coursePicture(props.id);
  const style: Record<`--${string}`, string> = { '--cover-tint': picture.tint };
  return (
    <Ground className={props.className} style={style}>
      <DishPicture picture={picture} size={props.size} />
    </Ground>
  );
}
