import type { Finding } from '../../schemas/finding.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Text } from '../../schemas/text.ts';
import { mended } from '../pointer.ts';
import { type Command, refuse } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** What a finding proposes: a value for a place, or another name for a member. */
export function applyFix(fix: Omit<NonNullable<Finding['fix']>, 'title'>, title: Text): Command {
  return (document) => {
    const after = mended(document, { ...fix, title: { zhCN: '', enUS: '' } }) as AtriumDocument;
    return after === document
      ? refuse('这处已经改过', 'That place has changed already')
      : { document: after, title: stepTitle('修复：', 'Fix:', title) };
  };
}
