import {
  BranchesOutlined,
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  FlagOutlined,
  MailOutlined,
  MinusCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';

const BLOCKS: ReadonlySet<PathNode['type']> = new Set(['condition', 'parallel', 'inclusive']);

/** What stands before a step: where the way is with it. The words beside it say the same. */
export function StepMark({
  state,
  type,
  refused,
}: {
  readonly state: PathNode['state'];
  readonly type: PathNode['type'];
  readonly refused: boolean;
}) {
  return (
    <span className="at-flow-mark" aria-hidden>
      {markOf(state, type, refused)}
    </span>
  );
}

function markOf(state: PathNode['state'], type: PathNode['type'], refused: boolean): ReactNode {
  if (refused) return <CloseCircleFilled />;
  if (state === 'done') return <CheckCircleFilled />;
  if (state === 'current') return <SyncOutlined />;
  if (state === 'skipped') return <MinusCircleOutlined />;
  if (BLOCKS.has(type)) return <BranchesOutlined />;
  if (type === 'cc') return <MailOutlined />;
  return type === 'end' ? <FlagOutlined /> : <ClockCircleOutlined />;
}
