import {
  ApiOutlined,
  BranchesOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  RetweetOutlined,
  SaveOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Step } from '../../schemas/step.ts';

/** What stands beside the words for a kind of step. */
export const kindIcons: Readonly<Record<Step['do'], ReactNode>> = {
  call: <ApiOutlined aria-hidden />,
  save: <SaveOutlined aria-hidden />,
  remove: <DeleteOutlined aria-hidden />,
  when: <BranchesOutlined aria-hidden />,
  forEach: <RetweetOutlined aria-hidden />,
  set: <EditOutlined aria-hidden />,
  fail: <StopOutlined aria-hidden />,
  answer: <ExportOutlined aria-hidden />,
};
