import { useTexts } from '@sytno/kit';
import { CropWindow, type OwnPicture } from '@sytno/kit/pictures';

/** Which part of a dish's photo is shown. */
export function CropDialog(props: {
  picture: OwnPicture;
  name: string;
  onDone: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('recipes');
  const words = {
    title: t('pictures.cropTitle'),
    reset: t('pictures.cropReset'),
    save: t('pictures.cropSave'),
    size: t('pictures.size'),
    across: t('pictures.across'),
    upright: t('pictures.upright'),
  };
  return <CropWindow {...props} words={words} />;
}
