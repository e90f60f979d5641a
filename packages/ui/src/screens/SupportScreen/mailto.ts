export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The message to send: the text, then its author, without empty fields. */
export function messageText({ name, email, message }: ContactDraft): string {
  const sender = [name.trim(), email.trim()].filter(Boolean).join('\n');
  return [message.trim(), sender].filter(Boolean).join('\n\n');
}

/**
 * The URL that opens a email app with a new message (RFC 6068). Line breaks are CRLF, and everything except plain
 * letters and digits is encoded, so that no text can add a recipient.
 */
export function mailtoHref({ to, subject, text }: Readonly<Record<'to' | 'subject' | 'text', string>>): string {
  const recipient = encode(to).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(text.replace(/\r\n?|\n/g, '\r\n'))}`;
}

/** Replaces half a surrogate pair, which a truncated text can end in and which cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
