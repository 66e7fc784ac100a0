import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import type { DesignSession } from '../core/useDesignSession.ts';
import { generateLocale } from './generate.locale.ts';

const GenerateDialog = lazyPart(async () => (await import('./GenerateDialog.tsx')).GenerateDialog);

/** The query parameter with which the dialog is open, so that a link leads to it; its value may name a system to add to. */
const OPEN = 'generate';

/** Leads from a form to an application of it. */
export const GenerateButton = observer(function GenerateButton({ session }: { session: DesignSession }) {
  const text = useText(generateLocale);
  const [params, setParams] = useSearchParams();
  const turn = (open: boolean): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set(OPEN, '1');
        else after.delete(OPEN);
        return after;
      },
      { replace: true },
    );
  if (session.model.kind !== 'form') return null;
  return (
    <>
      <Button onClick={() => turn(true)}>{text('button')}</Button>
      {params.has(OPEN) && (
        <Suspense>
          <GenerateDialog session={session} into={params.get(OPEN) ?? undefined} close={() => turn(false)} />
        </Suspense>
      )}
    </>
  );
});
