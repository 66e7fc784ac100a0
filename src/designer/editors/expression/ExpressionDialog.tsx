import { Button, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { types } from '../../../conditions/check/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useExpressionPlace } from '../../settings/useExpressionPlace.ts';
import { knownOptions } from '../../settings/writtenOptions.ts';
import { expressionLocale } from './expression.locale.ts';
import { FunctionList } from './FunctionList.tsx';
import { NameTree } from './NameTree.tsx';
import { SlipList } from './SlipList.tsx';
import { slipsIn } from './slipsIn.ts';
import { useExpressionView } from './useExpressionView.ts';
import { ValueLine } from './ValueLine.tsx';
import { valueNow } from './valueNow.ts';
import { shownIn, type Writing, writingOf, writtenFrom } from './written.ts';
import './expression.css';

export interface ExpressionDialogProps {
  /** Of what is written, in the reader's language. */
  title: string;
  /** As the document has it; empty where it says nothing. */
  value: string;
  /** What was written before and could not be kept. */
  unfinished: string | undefined;
  writing: Writing;
  /** What the place takes may be a fixed value as well. */
  toFixed: (() => void) | undefined;
  change: (value: string | undefined) => void;
  /** Told of what stands in the editor and cannot be kept: it is no expression. */
  keepUnfinished: (shown: string | undefined) => void;
  close: () => void;
}

/**
 * Writes one expression, with what it can read and call beside it, what is wrong with it below, and what it comes to now.
 * What can be kept is in the document with each key; what does not parse stays here until it does.
 */
export const ExpressionDialog = observer(function ExpressionDialog(props: ExpressionDialogProps) {
  const { title, value, unfinished, toFixed, change, keepUnfinished, close } = props;
  const text = useText(expressionLocale);
  const { theme, locale, platform, dictionaries } = useRoot();
  const { functions } = platform;
  const { pointer, scopeAt, findingsAt, sampleAt } = useExpressionPlace();
  const [writing] = useState(() => writingOf(value, props.writing));
  const [shown, setShown] = useState(() => unfinished ?? shownIn(value, writing));
  const seen = scopeAt?.(pointer);
  const scope = seen?.scope ?? ANYTHING;
  const written = writtenFrom(shown, writing);
  const found = useMemo(
    () => (written === undefined ? [] : (findingsAt?.(pointer, written) ?? [])),
    [findingsAt, pointer, written],
  );
  const slips = useMemo(
    () => slipsIn(shown, writing, scope, functions, found),
    [shown, writing, scope, functions, found],
  );
  const isWhole = !slips.some(({ isUnkeepable }) => isUnkeepable);
  const type = (next: string): void => {
    setShown(next);
    const isKept = !slipsIn(next, writing, scope, functions).some(({ isUnkeepable }) => isUnkeepable);
    keepUnfinished(isKept ? undefined : next);
    if (isKept) change(writtenFrom(next, writing));
  };
  const label = text('title', { title });
  const view = useExpressionView({
    ...{ shown, writing, label, slips, dark: theme.dark },
    hint: text(writing === 'text' ? 'textHint' : 'hint'),
    words: {
      names: text('names'),
      functions: text('functions'),
      words: text('words'),
      options: text('options'),
    },
    offered: {
      ...{ names: seen?.names ?? [], functions, locale: locale.locale },
      optionsOf: knownOptions(dictionaries),
    },
    change: type,
    done: close,
  });
  return (
    <Modal
      open
      width={1040}
      className="at-expression-dialog"
      title={label}
      onCancel={close}
      footer={[
        toFixed && (
          <Button key="fixed" onClick={toFixed}>
            {text('asValue', { title })}
          </Button>
        ),
        <Button key="done" type="primary" onClick={close}>
          {text('done')}
        </Button>,
      ]}
    >
      <div className="at-expression" data-dark={theme.dark || undefined}>
        <NameTree names={seen?.names ?? []} choose={view.insert} />
        <div className="at-expression-middle">
          <div ref={view.host} className="at-expression-editor" />
          <ValueLine now={isWhole ? valueNow(shown, writing, sampleAt?.(pointer), functions) : undefined} />
          <SlipList slips={slips} replace={view.replace} />
        </div>
        <FunctionList functions={functions} choose={({ name }) => view.insert(`${name}()`)} />
      </div>
    </Modal>
  );
});

/** Where nobody knows what can be read, no name is wrong. */
const ANYTHING = types.openRecord();
