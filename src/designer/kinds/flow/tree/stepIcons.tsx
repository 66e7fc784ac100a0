import {
  AuditOutlined,
  BranchesOutlined,
  CarryOutOutlined,
  ClockCircleOutlined,
  ClusterOutlined,
  FlagOutlined,
  ForkOutlined,
  PartitionOutlined,
  PlayCircleOutlined,
  RollbackOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { FlowNode } from '../../../../schemas/flow/node.ts';

/** What stands beside the title of a step. */
export const stepIcons: Readonly<Record<FlowNode['type'], ReactNode>> = {
  start: <PlayCircleOutlined aria-hidden />,
  approve: <AuditOutlined aria-hidden />,
  handle: <CarryOutOutlined aria-hidden />,
  cc: <SendOutlined aria-hidden />,
  condition: <BranchesOutlined aria-hidden />,
  parallel: <PartitionOutlined aria-hidden />,
  inclusive: <ForkOutlined aria-hidden />,
  route: <RollbackOutlined aria-hidden />,
  delay: <ClockCircleOutlined aria-hidden />,
  trigger: <ThunderboltOutlined aria-hidden />,
  subFlow: <ClusterOutlined aria-hidden />,
  end: <FlagOutlined aria-hidden />,
};
