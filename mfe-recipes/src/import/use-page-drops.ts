import { useEffect, useEffectEvent, useState } from 'react';
import { hasFiles } from '../pictures/use-picture-drops';

/**
 * Takes the first of the files that are dropped, wherever on the page: nobody aims at a field that may be folded.
 *
 * @returns whether files are held over the page
 */
export function usePageDrops(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const took = useEffectEvent(take);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // From one thing of the page to another is not away from it.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) took(file);
    };
    window.addEventListener('dragenter', hold);
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', hold);
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
