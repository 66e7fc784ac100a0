import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const twin = (type: string, value: string) =>
  renderNode({ type, id: 'it', name: 'it', title: '地址', readOnly: true }, { values: { it: value } });

describe('a web address that cannot be changed', () => {
  it('is a link that tells the other site nothing', async () => {
    await twin('url', 'https://example.edu.cn/a');
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://example.edu.cn/a');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/logout'])(
    'is plain text when it is %s',
    async (address) => {
      await twin('url', address);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText(address)).toBeTruthy();
    },
  );
});

describe('other addresses that cannot be changed', () => {
  it('open the mail program and the telephone', async () => {
    await twin('email', 'registry@example.edu.cn');
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:registry@example.edu.cn');
  });

  it('call without the signs between the digits', async () => {
    await twin('phone', '0571 (8820)-1234');
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:057188201234');
  });

  it('bring no mail headers along', async () => {
    await twin('email', 'a@example.cn?bcc=b@example.cn');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
