import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/** Whether what is dragged is files, not a text or a link of the page. */
export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Pictures that are dropped on a place, or pasted anywhere on its page. One that is dropped beside it is not
 * opened instead of the page, as browsers do.
 *
 * @param take gets the first file, and whether there were more
 */
export function usePictureDrops(take: (file: File | undefined, several: boolean) => void) {
  const [over, setOver] = useState(false);
  const took = useEffectEvent(take);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      );
      if (pictures.length === 0 || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      took(pictures[0], pictures.length > 1);
    };
    const hold = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('paste', paste);
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event)) setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        // Into something inside of it is not away from it.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const { files } = event.dataTransfer;
        take(files[0], files.length > 1);
      },
    },
  };
}
