import { CheckOutlined, EditOutlined } from '@ant-design/icons';
import { Editable } from '@formily/antd-v5';
import { observer as formilyObserver, useField } from '@formily/react';
import { Button, Flex } from 'antd';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { extendScope } from '../../../documents/prop.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { PlaceContext, usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Stack } from '../../shared/stack/Stack.tsx';
import { editableLocale } from './Editable.locale.ts';
import type { editableMeta } from './Editable.meta.ts';
import './editable.css';

type Given = RendererProps<typeof editableMeta>;

const EditableContext = createContext<Given | undefined>(undefined);

/** Hands the node's children to where Formily's component puts them. */
export const withContent = (Formily: (given: Given) => ReactNode) =>
  function WithContent(given: Given): ReactNode {
    return (
      <EditableContext.Provider value={given}>
        <Formily {...given} />
      </EditableContext.Provider>
    );
  };

export const Frame = ({ children }: { children?: ReactNode }) => <Editable>{children}</Editable>;

/** Keeps the children read-only until Formily's component is open; the button opens and closes it by keyboard as well. */
export const Content = formilyObserver(function Content() {
  const given = useContext(EditableContext);
  const place = usePlace();
  const text = useText(editableLocale);
  const open = useField().parent.pattern === 'editable';
  // Fields of the form itself are as the form says; what stands in another scope is as its place says.
  const read = useMemo(
    () => ({ ...place, scope: extendScope(place.scope, {}), around: { ...place.around, readOnly: true } }),
    [place],
  );
  if (!given) return null;
  const may = given.enabled && !given.readOnly;
  return (
    <Flex gap="small" align="start" className="atrium-formily-editable">
      <div style={{ flex: 1, minWidth: 0 }}>
        <PlaceContext.Provider value={open && may ? place : read}>
          <Stack>{given.children}</Stack>
        </PlaceContext.Provider>
      </div>
      {may && (
        <Button
          type="text"
          aria-label={text(open ? 'done' : 'edit')}
          // By this name Formily's component knows what closes it.
          {...(open && { className: 'ant-formily-editable-close-btn' })}
          icon={open ? <CheckOutlined {...SIGN} /> : <EditOutlined {...SIGN} />}
        />
      )}
    </Flex>
  );
});

const SIGN = { 'aria-hidden': true, 'aria-label': undefined } as const;
