import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/styles.css';
import '@etherpilot/ui/page.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Next example', icons: 'data:,' };

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // A nonce is new for each page, so no page is rendered ahead.
  await headers();
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
