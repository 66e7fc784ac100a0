import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { partsLocale } from './parts.locale.ts';

const AppearanceDrawer = lazyPart(async () => (await import('./AppearanceDrawer.tsx')).AppearanceDrawer);

/** Opens the choices of looks. */
export function AppearanceButton() {
  const text = useText(partsLocale);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="at-icon-button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={text('appearance')}
        title={text('appearance')}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <SkinOutlined aria-hidden />
      </button>
      {wanted && (
        <NonBlocking
          gone={() => {
            setOpen(false);
            setWanted(false);
          }}
        >
          <AppearanceDrawer open={open} close={() => setOpen(false)} />
        </NonBlocking>
      )}
    </>
  );
}
