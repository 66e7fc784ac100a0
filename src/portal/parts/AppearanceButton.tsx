import { SkinOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { PageBoundary } from '../pages/PageBoundary.tsx';
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
        <PageBoundary
          gone={() => {
            setOpen(false);
            setWanted(false);
          }}
        >
          <Suspense>
            <AppearanceDrawer open={open} close={() => setOpen(false)} />
          </Suspense>
        </PageBoundary>
      )}
    </>
  );
}
