import { theme } from 'antd';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { Inline } from './Inline.tsx';
import { MarkdownTable } from './MarkdownTable.tsx';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const below = { margin: '0 0 0.8em' } as const;

/** Block tokens one below another. Kinds that are not known show as their text. */
export function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} first={index === 0} />);
}

function Block({ token, first }: { token: Token; first: boolean }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <HeadingBlock heading={token as Tokens.Heading} first={first} />;
    case 'paragraph':
      return (
        <p style={below}>
          <Inline tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      );
    case 'list':
      return <ListBlock list={token as Tokens.List} />;
    case 'blockquote':
      return <Quote quote={token as Tokens.Blockquote} />;
    case 'code':
      return <CodeBlock text={(token as Tokens.Code).text} />;
    case 'hr':
      return <hr />;
    case 'table':
      return <MarkdownTable table={token as Tokens.Table} />;
    case 'text':
      return <Inline tokens={(token as Tokens.Text).tokens ?? [token]} />;
    default:
      return <p style={below}>{token.raw}</p>;
  }
}

function HeadingBlock({ heading, first }: { heading: Tokens.Heading; first: boolean }) {
  const { token } = theme.useToken();
  const Heading = headings[heading.depth - 1] ?? 'h6';
  const sizes = [token.fontSizeHeading3, token.fontSizeHeading4, token.fontSizeHeading5];
  return (
    <Heading
      style={{
        margin: first ? '0 0 0.4em' : '0.8em 0 0.4em',
        fontSize: sizes[heading.depth - 1] ?? token.fontSize,
        color: token.colorTextHeading,
      }}
    >
      <Inline tokens={heading.tokens} />
    </Heading>
  );
}

function ListBlock({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  const style = { ...below, paddingInlineStart: '1.6em' };
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start} style={style}>
      {items}
    </ol>
  ) : (
    <ul style={style}>{items}</ul>
  );
}

function Quote({ quote }: { quote: Tokens.Blockquote }) {
  const { token } = theme.useToken();
  return (
    <blockquote
      style={{
        ...below,
        paddingInlineStart: '1em',
        borderInlineStart: `3px solid ${token.colorBorder}`,
        color: token.colorTextSecondary,
      }}
    >
      <Blocks tokens={quote.tokens} />
    </blockquote>
  );
}

function CodeBlock({ text }: { text: string }) {
  const { token } = theme.useToken();
  return (
    <pre
      style={{
        ...below,
        padding: `${token.paddingXS}px ${token.paddingSM}px`,
        overflowX: 'auto',
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
        fontFamily: token.fontFamilyCode,
      }}
    >
      <code>{text}</code>
    </pre>
  );
}
