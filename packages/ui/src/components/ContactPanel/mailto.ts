export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The message as it goes out: the text, then who wrote it; what was left empty is left out. */
export function messageText({ name, email, message }: ContactDraft): string {
  const sender = [name.trim(), email.trim()].filter(Boolean).join('\n');
  return [message.trim(), sender].filter(Boolean).join('\n\n');
}

/**
 * The address that makes a mail program open with a new message (RFC 6068: line breaks as CRLF, everything that is not
 * a plain letter or digit encoded, so that no text can add a recipient).
 */
export function mailtoHref({ to, subject, text }: Readonly<Record<'to' | 'subject' | 'text', string>>): string {
  const recipient = encode(to).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(text.replace(/\r\n?|\n/g, '\r\n'))}`;
}

/** Half a surrogate pair, which a cut text can end in, has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
