'use client'; // Next wants it here, whatever the file is called.

export { RenderFailure as default } from '@/components/layout/error-page/render-failure.client';
