import { theme } from 'antd';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { safeImageUrl, safeUrl } from '../../../documents/safeUrl.ts';
import { useLinkColour } from '../useLinkColour.ts';
import { plainText } from './plainText.ts';

/** Tokens inside a line. Kinds that are not known, HTML among them, show as they are written. */
export function Inline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Part key={index} token={token} />);
}

function Part({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={(token as Tokens.Strong).tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={(token as Tokens.Em).tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={(token as Tokens.Del).tokens} />
        </del>
      );
    case 'codespan':
      return <Code text={(token as Tokens.Codespan).text} />;
    case 'br':
      return <br />;
    case 'link':
      return <MarkdownLink link={token as Tokens.Link} />;
    case 'image':
      return <MarkdownImage image={token as Tokens.Image} />;
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? <Inline tokens={tokens} /> : plainText(text);
    }
    case 'escape':
      return (token as Tokens.Escape).text;
    default:
      return token.raw;
  }
}

function Code({ text }: { text: string }) {
  const { token } = theme.useToken();
  return (
    <code
      style={{
        padding: '0 4px',
        borderRadius: token.borderRadiusXS,
        background: token.colorFillTertiary,
        fontFamily: token.fontFamilyCode,
      }}
    >
      {plainText(text)}
    </code>
  );
}

function MarkdownLink({ link }: { link: Tokens.Link }) {
  const colour = useLinkColour();
  const url = safeUrl(link.href);
  const content = <Inline tokens={link.tokens} />;
  if (url === undefined) return content;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      style={{ color: colour, textDecoration: 'underline' }}
    >
      {content}
    </a>
  );
}

function MarkdownImage({ image }: { image: Tokens.Image }) {
  const url = safeImageUrl(image.href);
  if (url === undefined) return image.text;
  return (
    <img
      src={url}
      alt={plainText(image.text)}
      loading="lazy"
      referrerPolicy="no-referrer"
      style={{ maxWidth: '100%', height: 'auto' }}
    />
  );
}
