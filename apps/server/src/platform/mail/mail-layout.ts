// Mails are plain: one column, inline styles, no images, readable as text alone.
import { brand } from '@timesync/contract';
import type { Mail } from './mailer.ts';

/** A text is a paragraph. */
export type MailBlock =
  | string
  /** Is read aloud or typed. */
  | { code: string }
  | { label: string; url: string }
  | { rows: Array<[label: string, value: string]> };

export interface Recipient {
  email: string;
  /** Left out where the address is all that is known. */
  name?: string;
}

export function composeMail(
  { email, name }: Recipient,
  subject: string,
  blocks: MailBlock[],
): Mail {
  const greeting = name ? `Assalamu'alaikum, ${name}.` : "Assalamu'alaikum.";
  const footer = `Email ini dikirim otomatis oleh ${brand.name}.`;
  return {
    to: email,
    subject,
    text: [greeting, ...blocks.map(blockAsText), '--', footer].join('\n\n'),
    html: page([paragraph(greeting), ...blocks.map(blockAsHtml)].join('\n'), footer),
  };
}

function blockAsText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('code' in block) return `    ${block.code}`;
  if ('url' in block) return `${block.label}: ${block.url}`;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function blockAsHtml(block: MailBlock): string {
  const { primary } = brand.colors;
  if (typeof block === 'string') return paragraph(block);
  if ('code' in block)
    return `<p style="font-size:28px;font-weight:700;letter-spacing:4px;color:${primary}">${escapeHtml(block.code)}</p>`;
  if ('url' in block)
    return `<p><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${primary};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`;
  return `<table cellpadding="0" cellspacing="0">${block.rows.map(row).join('')}</table>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const row = ([label, value]: [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0;color:#555555">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`;

function page(content: string, footer: string): string {
  return `<!doctype html>
<html lang="id">
<body style="margin:0;padding:24px;background:${brand.colors.background};font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2a26">
<div style="max-width:560px;margin:0 auto">
<p style="font-weight:700;color:${brand.colors.primary}">${escapeHtml(brand.name)}</p>
${content}
<p style="font-size:14px;color:#555555">${escapeHtml(footer)}</p>
</div>
</body>
</html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
