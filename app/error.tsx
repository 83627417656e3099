'use client'; // Next requires the directive in this file.

export { RenderFailure as default } from '@/components/layout/error-page/render-failure.client';
