import { useEffect, useMemo } from 'react';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { type Place, pagePlace } from '../../../runtime/render/PageContext.tsx';
import type { PageModel } from '../../../runtime/render/PageModel.ts';
import { useCanvas } from '../CanvasModel.ts';

/** The place of what is designed: what its rules hide is drawn where the canvas says so. To be called by an observer. */
export function useDesignPlace(page: PageModel, form?: FormModel): Place {
  const canvas = useCanvas();
  const { showsHidden, model, marks } = canvas;
  const place = useMemo(
    () => ({
      ...pagePlace(page),
      ...(form && { scope: form.scope, around: form.around }),
      showsHidden,
    }),
    [page, form, showsHidden],
  );
  const { scope } = place;
  useEffect(() => {
    model.show((node) => (node === undefined ? scope : (marks.scopeOf(node) ?? scope)));
    return () => model.show(undefined);
  }, [model, marks, scope]);
  return place;
}
