import { useMemo } from 'react';
import { safeHtml } from '../data/safeHtml.ts';

/** Draws HTML from documents or records after `safeHtml`; the only place where HTML text becomes elements. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={clean} />;
}
