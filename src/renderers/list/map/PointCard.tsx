import { Button, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { CardFrame } from './CardFrame.tsx';
import { mapLocale } from './Map.locale.ts';

/** What the chosen record is, over a corner of the map. */
export function PointCard({
  title,
  description,
  colour,
  open,
  close,
}: {
  title: string;
  description: string;
  colour: string;
  open: (() => void) | undefined;
  close: () => void;
}) {
  const text = useText(mapLocale);
  const { token } = theme.useToken();
  return (
    <CardFrame title={title} colour={colour} close={close}>
      {description && (
        <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>{description}</div>
      )}
      {open && (
        <Button size="small" autoInsertSpace={false} style={{ marginTop: token.marginXS }} onClick={open}>
          {text('view')}
        </Button>
      )}
    </CardFrame>
  );
}
