import { Button, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listed } from '../../schemas/text.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** Asks whether what pasted parts read, and the document lacks, comes with them. Closed without an answer, nothing is pasted. */
export const PasteDialog = observer(function PasteDialog() {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const { pasting } = model;
  if (pasting === undefined) return null;
  const { sources, variables } = pasting.missing;
  return (
    <Modal
      open
      title={text('along')}
      onCancel={() => model.answer(undefined)}
      footer={
        <>
          <Button onClick={() => model.answer(false)}>{text('alongNot')}</Button>
          <Button type="primary" autoFocus onClick={() => model.answer(true)}>
            {text('alongDo')}
          </Button>
        </>
      }
    >
      <p>{text('alongHint')}</p>
      <ul>
        {sources.length > 0 && <li>{text('alongSources', { names: listed(sources, locale.locale) })}</li>}
        {variables.length > 0 && (
          <li>{text('alongVariables', { names: listed(variables, locale.locale) })}</li>
        )}
      </ul>
    </Modal>
  );
});
