import type { GlobalToken } from 'antd';

/**
 * Gives elements of cleaned HTML the look of the theme. Cleaning takes styles and classes away, so that all of them
 * are set here, through the object model that the content security policy leaves free.
 */
export function styleProse(holder: HTMLElement, token: GlobalToken, link: string): void {
  const rules: readonly (readonly [string, Partial<CSSStyleDeclaration>])[] = [
    ['img', { maxWidth: '100%', height: 'auto' }],
    ['a', { color: link }],
    ['h1, h2, h3, h4, h5, h6', { margin: '0.8em 0 0.4em', color: token.colorTextHeading }],
    ['p, ul, ol, dl, pre, table, figure', { margin: '0 0 0.8em' }],
    ['table', { borderCollapse: 'collapse' }],
    ['th, td', { border: `1px solid ${token.colorBorder}`, padding: '4px 12px', textAlign: 'start' }],
    ['th', { background: token.colorFillAlter }],
    [
      'blockquote',
      {
        margin: '0 0 0.8em',
        padding: '0 0 0 1em',
        borderInlineStart: `3px solid ${token.colorBorder}`,
        color: token.colorTextSecondary,
      },
    ],
    ['pre', { overflowX: 'auto', padding: '8px 12px', background: token.colorFillQuaternary }],
    ['code, pre', { fontFamily: token.fontFamilyCode }],
  ];
  for (const [selector, style] of rules) {
    for (const element of holder.querySelectorAll<HTMLElement>(selector)) Object.assign(element.style, style);
  }
}
