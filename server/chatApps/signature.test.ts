import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signatureOf, signPage } from './signature.ts';

// The example that WeCom and WeChat publish with the algorithm.
const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';

test('is the one of the published example', () => {
  expect(signatureOf(ticket, 'http://mp.weixin.qq.com?params=value', 'Wm3WZYTPz0wzccnW', 1414587457)).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
});

test('leaves the fragment out, and takes another sign each time', () => {
  const [first, second] = [1, 2].map(() => signPage(ticket, 'https://a.example/b?c=%20#d', new Date(1_500)));
  expect(first?.timestamp).toBe(1);
  expect(first?.nonceStr).not.toBe(second?.nonceStr);
  const text = `jsapi_ticket=${ticket}&noncestr=${first?.nonceStr ?? ''}&timestamp=1&url=https://a.example/b?c=%20`;
  expect(first?.signature).toBe(createHash('sha1').update(text).digest('hex'));
});
