'use client';
import type { ReactNode } from 'react';
export function Tooltip({
  children,
}: {
  text: string;
  placement?: 'above' | 'below';
  children: ReactNode;
}) {
  return <span>{children}</span>;
}
