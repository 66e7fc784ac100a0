import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { acceptFound, duplicateTest, removeTest } from '../../documents/edit/tests.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { PageTest } from '../../schemas/pageTest.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { FailureList } from './FailureList.tsx';
import type { ShownResult } from './TestRuns.ts';
import { testsLocale } from './tests.locale.ts';

interface TestLineProps {
  test: PageTest;
  result: ShownResult | undefined;
  /** How a part is called. */
  nameOf: (part: string) => string;
  /** Selects a part; undefined where there is nothing to select. */
  goTo: (part: string) => (() => void) | undefined;
  edit: () => void;
}

/** A test with whether it passes, and what is other than it expects. */
export const TestLine = observer(function TestLine({ test, result, nameOf, goTo, edit }: TestLineProps) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(testsLocale);
  const title = locale.localise(test.title);
  const failures = result?.failures ?? [];
  const accepted = failures.filter(({ part, actual }) => part !== 'document' && actual !== null);
  return (
    <li>
      <div className="at-tests-line">
        {result === undefined ? (
          <ClockCircleOutlined aria-label={text('notRun')} />
        ) : result.passed ? (
          <CheckCircleOutlined aria-label={text('passed')} />
        ) : (
          <CloseCircleOutlined aria-label={text('failed')} />
        )}
        <button type="button" className="at-plain" title={text('edit')} onClick={edit}>
          {title}
        </button>
        {result === undefined && test.as.userId !== undefined && (
          <small className="at-tests-note">{text('byServer')}</small>
        )}
        {accepted.length > 0 && (
          <Button
            size="small"
            title={text('acceptHint')}
            onClick={() => model.run(acceptFound(test.id, accepted))}
          >
            {text('accept')}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined aria-hidden />}
          aria-label={`${text('duplicate')} ${title}`}
          title={text('duplicate')}
          onClick={() => model.run(duplicateTest(test.id))}
        />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`${text('remove')} ${title}`}
          title={text('remove')}
          onClick={() => model.run(removeTest(test.id))}
        />
      </div>
      <FailureList failures={failures} nameOf={nameOf} goTo={goTo} />
    </li>
  );
});
