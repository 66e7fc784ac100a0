import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeUrl } from './safeUrl.ts';

const ORIGIN = 'https://portal.example';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'filesystem:https://a/b',
  'ftp://a.b/c',
  'about:blank',
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'http:\\\\evil.com',
  'https://a\\@evil.com',
  'https://',
  'https://[bad',
  '',
  '   ',
];

describe('safeUrl', () => {
  it.each(hostile)('refuses %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
    expect(safeImageUrl(address)).toBeUndefined();
  });

  it.each([null, undefined, 5, {}, ['https://a.b']])('refuses %o, which is no text', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });

  it.each([
    '/system/student-affairs',
    '/mgr/student-list?list=%7B%7D#top',
    '?page=2',
    '#top',
    'files/1',
    './a',
    'https://example.edu.cn/a?b=c',
    'http://example.edu:8080',
    'HTTPS://EXAMPLE.EDU',
    'mailto:office@example.edu',
    'tel:+8610123456',
    '/search?q=a:b',
    '/学院/计算机',
  ])('gives %s back', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it('forgives white space around an address', () => {
    expect(safeUrl('  /home ')).toBe('/home');
  });

  it('never gives what would run or leave unnoticed, whatever comes in', () => {
    const piece = fc.constantFrom(
      ...[
        'javascript',
        'data',
        'https',
        'http',
        ':',
        '/',
        '\\',
        '//',
        '\t',
        '\n',
        '\u0000',
        ' ',
        '@',
        'evil.com',
        '?',
        '#',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const safe = safeUrl(pieces.join(''));
        fc.pre(safe !== undefined && URL.canParse(safe, ORIGIN));
        const { protocol, origin } = new URL(safe, ORIGIN);
        expect(['http:', 'https:']).toContain(protocol);
        if (!/^https?:\/\//i.test(safe)) expect(origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('safeImageUrl', () => {
  it.each(['/files/1', 'https://example.edu/a.png', 'data:image/png;base64,iVBORw0KGgo='])(
    'takes %s',
    (address) => {
      expect(safeImageUrl(address)).toBe(address);
    },
  );

  it.each([
    'mailto:a@b.c',
    'TEL:1',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">%3Cimage href="//a.example"/>%3C/svg>',
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)">%3C/svg>',
    'data:image/svg+xml,%E0%A4%A',
    'data:image/png,raw',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,AA==" onerror="alert(1)',
  ])('refuses %s', (address) => {
    expect(safeImageUrl(address)).toBeUndefined();
  });
});
