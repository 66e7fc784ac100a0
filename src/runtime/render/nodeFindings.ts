import type { CompiledNode } from '../../documents/compile.ts';
import type { Finding } from '../../schemas/finding.ts';

/** What goes wrong with one widget while it is drawn, with its type, its id and where it stands in the document. */
export const nodeFindings = {
  failed: (node: CompiledNode, error: unknown) => of(node, 'WIDGET_FAILED', '出错', 'failed', textOf(error)),
  notLoaded: (node: CompiledNode, error: unknown) =>
    of(node, 'WIDGET_NOT_LOADED', '加载失败', 'could not be loaded', textOf(error)),
};

/** A part that somebody else has written threw while it was drawn, within a widget. */
export const partFailed = (error: unknown): Finding => ({
  severity: 'error',
  code: 'WIDGET_FAILED',
  message: {
    zhCN: `组件无法显示：${textOf(error)}`,
    enUS: `The component cannot be drawn: ${textOf(error)}`,
  },
});

function of({ source, path }: CompiledNode, code: string, zhCN: string, enUS: string, why: string): Finding {
  const { type, id } = source;
  return {
    severity: 'error',
    code,
    message: {
      zhCN: `组件 ${type}（ID“${id}”）${zhCN}：${why}`,
      enUS: `The widget ${type} (id "${id}") ${enUS}: ${why}`,
    },
    path,
  };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
