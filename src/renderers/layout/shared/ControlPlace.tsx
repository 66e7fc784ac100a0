import { theme } from 'antd';
import { useContext, useMemo, type ReactNode } from 'react';
import { FormContext, useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { FragmentContext, type FragmentAround } from '../../../runtime/render/FragmentContext.tsx';
import { PlaceContext, usePlace } from '../../../runtime/render/PageContext.tsx';
import type { ControlDocument } from '../../../schemas/documents/control.ts';
import { controlLocale } from './control.locale.ts';
import { ControlBody } from './ControlBody.tsx';

interface ControlPlaceProps {
  document: ControlDocument;
  inputs: Readonly<Record<string, unknown>>;
  /** What the control tells its page. */
  tell: (event: string, payload: unknown) => void;
  /** What the page puts into the control's slot; it keeps the names of the page. */
  children?: ReactNode;
}

/**
 * A control where a page stands. The control is a page of its own: it sees its inputs and nothing of what is around. A
 * control that stands in itself, however far down, is said and not drawn.
 */
export function ControlPlace({ document, inputs, tell, children }: ControlPlaceProps) {
  const { token } = theme.useToken();
  const text = useText(controlLocale);
  const outer = useContext(FragmentContext);
  const place = usePlace();
  const form = useForm();
  const { id } = document;
  const around = useMemo(
    (): FragmentAround => ({
      ids: [...outer.ids, id],
      content: children && (
        <FragmentContext.Provider value={outer}>
          <PlaceContext.Provider value={place}>
            <FormContext.Provider value={form}>{children}</FormContext.Provider>
          </PlaceContext.Provider>
        </FragmentContext.Provider>
      ),
    }),
    [id, outer, children, place, form],
  );
  if (outer.ids.includes(id))
    return <div style={{ color: token.colorTextSecondary }}>{text('circle', { id })}</div>;
  return (
    <FragmentContext.Provider value={around}>
      {/* The form around is not the control's: what it holds are its own fields, or none. */}
      <FormContext.Provider value={undefined}>
        <ControlBody key={id} document={document} inputs={inputs} around={place.around} tell={tell} />
      </FormContext.Provider>
    </FragmentContext.Provider>
  );
}
