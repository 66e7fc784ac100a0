import {
  DownloadOutlined,
  DownOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Flex, InputNumber, theme, Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { pdfViewLocale } from './PdfView.locale.ts';

interface PdfToolbarProps {
  title: string;
  url: string;
  /** From 1. */
  page: number;
  pages: number;
  goTo: (page: number) => void;
  /** As text. */
  zoom: string;
  smaller: (() => void) | undefined;
  larger: (() => void) | undefined;
  fit: () => void;
}

function Tool({ label, icon, run }: { label: string; icon: ReactNode; run: (() => void) | undefined }) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        disabled={!run}
        {...(run ? { onClick: run } : {})}
      />
    </Tooltip>
  );
}

/** Which page is seen, how large, and the way to the file itself. */
export function PdfToolbar({ title, url, page, pages, goTo, zoom, smaller, larger, fit }: PdfToolbarProps) {
  const text = useText(pdfViewLocale);
  const { token } = theme.useToken();
  const quiet = { 'aria-hidden': true, 'aria-label': undefined };
  return (
    <Flex
      align="center"
      gap="small"
      wrap
      style={{
        padding: `${token.paddingXXS}px ${token.paddingSM}px`,
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Typography.Text ellipsis={{ tooltip: true }} style={{ flex: '1 1 80px', minWidth: 0 }}>
        {title}
      </Typography.Text>
      <Flex align="center" gap={token.marginXXS}>
        <Tool
          label={text('previous')}
          icon={<UpOutlined {...quiet} />}
          run={page > 1 ? () => goTo(page - 1) : undefined}
        />
        <InputNumber
          size="small"
          controls={false}
          min={1}
          max={pages}
          precision={0}
          value={page}
          aria-label={text('goTo')}
          style={{ width: 48 }}
          onChange={(value) => {
            if (value !== null) goTo(value);
          }}
        />
        <Typography.Text type="secondary">{text('of', { n: pages })}</Typography.Text>
        <Tool
          label={text('next')}
          icon={<DownOutlined {...quiet} />}
          run={page < pages ? () => goTo(page + 1) : undefined}
        />
      </Flex>
      <Flex align="center" gap={token.marginXXS}>
        <Tool label={text('smaller')} icon={<ZoomOutOutlined {...quiet} />} run={smaller} />
        <Tooltip title={text('fit')}>
          <Button type="text" size="small" aria-label={`${text('fit')} (${zoom})`} onClick={fit}>
            {zoom}
          </Button>
        </Tooltip>
        <Tool label={text('larger')} icon={<ZoomInOutlined {...quiet} />} run={larger} />
      </Flex>
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined {...quiet} />}
        href={url}
        download
        rel="noreferrer"
        aria-label={text('download')}
      />
    </Flex>
  );
}
