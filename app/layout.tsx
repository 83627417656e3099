import '@/styles/global.scss';
import type { ReactNode } from 'react';

export default function RootLayout({
  children,
  structuredData,
}: {
  children: ReactNode;
  structuredData: ReactNode;
}) {
  return (
    <html lang="pt-BR">
      <head>{structuredData}</head>
      <body>{children}</body>
    </html>
  );
}
