import type { Finding } from '../../../../schemas/finding.ts';

/** A component that threw while it was drawn. */
export function nodeFailure(error: unknown): Finding {
  const why = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'WIDGET_FAILED',
    message: { zhCN: `组件无法显示：${why}`, enUS: `The component cannot be drawn: ${why}` },
  };
}
