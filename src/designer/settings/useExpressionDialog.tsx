import { Spin } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import type { ExpressionDialogProps } from '../editors/expression/ExpressionDialog.tsx';

/** The editor with all it needs: fetched when the first expression is opened. */
const ExpressionDialog = lazyPart(
  async () => (await import('../editors/expression/ExpressionDialog.tsx')).ExpressionDialog,
);

type Wanted = Pick<ExpressionDialogProps, 'title' | 'value' | 'writing' | 'change'> & {
  toFixed?: (() => void) | undefined;
};

/** An editor of one expression that a control opens. */
export interface OpenedExpression {
  readonly open: () => void;
  /** What was written and is no expression, so that the document does not have it. */
  readonly unfinished: string | undefined;
  /** To be drawn by the control, in one place as long as the editor may be open. */
  readonly dialog: ReactNode;
}

/** The editor of an expression, for a control that leads to it. What it could not keep waits for the next time. */
export function useExpressionDialog({ toFixed, ...wanted }: Wanted): OpenedExpression {
  const [isOpen, setOpen] = useState(false);
  const [unfinished, setUnfinished] = useState<string>();
  const close = (): void => setOpen(false);
  return {
    open: () => setOpen(true),
    unfinished,
    dialog: isOpen && (
      <Suspense fallback={<Spin size="small" />}>
        <ExpressionDialog
          {...wanted}
          unfinished={unfinished}
          toFixed={
            toFixed &&
            (() => {
              setUnfinished(undefined);
              close();
              toFixed();
            })
          }
          keepUnfinished={setUnfinished}
          close={close}
        />
      </Suspense>
    ),
  };
}
