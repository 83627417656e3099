export { RenderFailure as default } from '@/components/layout/error-page/render-failure.client';
